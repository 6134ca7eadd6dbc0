import { createMembership } from '../../test/club-members'
import { downloadCsv } from '../../test/csv'
import { person, teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { runJobAt } from '../../test/jobs'
import { ReopenDueDocument, SettleDueDocument, WaiveDueDocument } from '../../test/operations'
import { setPhase } from '../../test/waves'
import { db } from '../database/data-source'
import { Due } from '../features/dues/due.entity'
import { Plan } from '../features/memberships/membership.entity'

const api = startApi()

const BEGIN = '2027-01-31T15:00:00Z'

/** Creates two members with an open due each: Ana, and one whose name is a formula. */
async function createDebtors() {
  api.at(BEGIN)
  await setPhase('booking')
  await db.query('UPDATE launch SET "changedAt" = $1', [BEGIN])
  for (const [firstName, plan] of [
    ['Ana', Plan.standard],
    ['=1+1', Plan.unlimited],
  ] as const) {
    const email = `${plan}@example.com`
    await createMembership(await person({ firstName, lastName: 'Ruiz', email }), plan)
  }
  await runJobAt('dues', BEGIN)
  const team = await teamMember()
  const [ana, formula] = await db.getRepository(Due).find({ order: { cents: 'ASC' } })
  return { team, ana: ana!, formula: formula! }
}

test('dues CSV export: says when, how and by whom a due was settled, and why it was waived', async () => {
  const { team, ana, formula } = await createDebtors()
  api.at('2027-02-01T18:30:00Z')
  const caller = await api.as(team)
  await caller.ok(SettleDueDocument, { input: { id: ana.id, method: 'cash', note: '=2+2' } })
  await caller.ok(WaiveDueDocument, { input: { id: formula.id, reason: 'A gift' } })
  const { rows, response } = await downloadCsv(caller, 'dues.csv')
  const [header, ...dues] = rows
  expect(header).toEqual([
    'Due on',
    'First name',
    'Last name',
    'Email',
    'Kind',
    'Plan',
    'Period begins',
    'Period ends',
    'Amount (USD)',
    'State',
    'Method',
    'Settled at',
    'Settled by',
    'Note',
    'Waived because',
  ])
  const period = ['2027-01-31', '2027-02-27']
  const settledAt = '2027-02-01T13:30:00-05:00'
  expect(dues.sort((one, other) => String(one[8]).localeCompare(String(other[8])))).toEqual([
    [
      '2027-01-31',
      'Ana',
      'Ruiz',
      'standard@example.com',
      'fee',
      'standard',
      ...period,
      '119.00',
      'settled',
      'cash',
      settledAt,
      'Club Team',
      "'=2+2",
      '',
    ],
    [
      '2027-01-31',
      "'=1+1",
      'Ruiz',
      'unlimited@example.com',
      'fee',
      'unlimited',
      ...period,
      '179.00',
      'waived',
      '',
      '',
      '',
      '',
      'A gift',
    ],
  ])
  expect(response.headers.get('content-disposition')).toMatch(/filename="dues-/)
  expect((await downloadCsv(caller, 'dues.csv?state=settled')).rows).toHaveLength(2)
})

test('till CSV export: has what the desk took on the New York day, in its order, without sums', async () => {
  const { team, ana, formula } = await createDebtors()
  api.at('2027-02-02T04:59:59Z')
  const caller = await api.as(team)
  await caller.ok(SettleDueDocument, { input: { id: formula.id, method: 'transfer' } })
  api.at('2027-02-02T05:00:00Z')
  await caller.ok(SettleDueDocument, { input: { id: ana.id, method: 'cash', note: 'In notes' } })
  const header = [
    'Settled at',
    'First name',
    'Last name',
    'Email',
    'Kind',
    'Amount (USD)',
    'Method',
    'Settled by',
    'Note',
  ]
  const first = await downloadCsv(caller, 'till.csv?day=2027-02-01')
  expect(first.rows).toEqual([
    header,
    [
      '2027-02-01T23:59:59-05:00',
      "'=1+1",
      'Ruiz',
      'unlimited@example.com',
      'fee',
      '179.00',
      'transfer',
      'Club Team',
      '',
    ],
  ])
  expect(first.response.headers.get('content-disposition')).toMatch(/"till-2027-02-01\.csv"/)
  const today = await downloadCsv(caller, 'till.csv')
  expect(today.rows.slice(1).map(([at, , , , , cents, , , note]) => [at, cents, note])).toEqual([
    ['2027-02-02T00:00:00-05:00', '119.00', 'In notes'],
  ])
  expect(today.response.headers.get('content-disposition')).toMatch(/"till-2027-02-02\.csv"/)
  await caller.ok(ReopenDueDocument, { input: { id: ana.id } })
  expect((await downloadCsv(caller, 'till.csv')).rows).toEqual([header])
})

test('till CSV export: refuses a wrong day, and two, with the name of the parameter', async () => {
  const caller = await api.team()
  for (const query of ['day=yesterday', 'day=2027-02-30', 'day=2027-02-01&day=2027-02-02'])
    expect(await caller.rest('GET', `/admin/till.csv?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', errors: [{ field: 'day' }] },
    })
})

test('dues and till CSV export: leave out the address of a gone account', async () => {
  const { team, ana } = await createDebtors()
  const caller = await api.as(team)
  await caller.ok(SettleDueDocument, { input: { id: ana.id, method: 'cash' } })
  await db.query(`UPDATE "user" SET email = 'gone-' || id || '@invalid' WHERE id = $1`, [
    ana.userId,
  ])
  for (const list of ['dues.csv?state=settled', 'till.csv']) {
    const { rows } = await downloadCsv(caller, list)
    expect(rows.slice(1).map(([, , , email]) => email)).toEqual([''])
  }
})
