import { bookCourt, bookingInput, clubMember, createCourts } from '../../test/courts'
import { downloadCsv } from '../../test/csv'
import { charges } from '../../test/desk'
import { startApi } from '../../test/harness'
import { SettleChargeDocument } from '../../test/operations'
import { setPhase } from '../../test/waves'
import { Plan } from '../features/memberships/membership.entity'

const api = startApi()

test('charges CSV export: has each charge, latest first, and applies the filter', async () => {
  api.at('2026-11-25T15:00:00Z')
  const [court] = await createCourts()
  await setPhase('booking')
  for (const [hour, firstName] of [
    [18, 'Ana'],
    [19, '=1+1'],
  ] as const) {
    api.at(`2026-11-25T15:${String(hour)}:00Z`)
    const values = { firstName, lastName: null, email: `${String(hour)}@example.com` }
    const own = await api.as(await clubMember(Plan.standard, values))
    const startsAt = `2026-11-27T${String(hour)}:00:00Z`
    const input = bookingInput(court!, startsAt, { guests: ['Zoe'], acceptsCharges: true })
    await own.ok(bookCourt, { input })
  }
  const caller = await api.team()
  const { edges } = (await caller.ok(charges, { search: '18@' })).charges
  await caller.ok(SettleChargeDocument, { input: { id: edges[0]!.node.id, how: 'Cash' } })
  const { rows, response } = await downloadCsv(caller, 'charges.csv')
  const rest = ['guest_pass', '19.99']
  expect(rows).toEqual([
    [
      'Written down',
      'First name',
      'Last name',
      'Email',
      'Court',
      'Play begins',
      'Kind',
      'Amount (USD)',
      'State',
      'Settled how',
      'Waived because',
      'Method',
      'Settled at',
      'Settled by',
    ],
    [
      '2026-11-25T10:19:00-05:00',
      "'=1+1",
      '',
      '19@example.com',
      'Championship Court 1',
      '2026-11-27T14:00:00-05:00',
      ...rest,
      'open',
      '',
      '',
      '',
      '',
      '',
    ],
    [
      '2026-11-25T10:18:00-05:00',
      'Ana',
      '',
      '18@example.com',
      'Championship Court 1',
      '2026-11-27T13:00:00-05:00',
      ...rest,
      'settled',
      'Cash',
      '',
      '',
      expect.stringMatching(/^\d{4}-/),
      expect.stringMatching(/\S/),
    ],
  ])
  expect(response.headers.get('content-disposition')).toMatch(/filename="charges-/)
  const { rows: open } = await downloadCsv(caller, 'charges.csv?state=open')
  expect(open.slice(1).map(([, , , email]) => email)).toEqual(['19@example.com'])
  expect(await caller.rest('GET', '/admin/charges.csv?state=paid')).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'state' }] },
  })
})
