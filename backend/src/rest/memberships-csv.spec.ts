import { downloadCsv } from '../../test/csv'
import { person } from '../../test/factories'
import { startApi } from '../../test/harness'
import type { User } from '../accounts/user.entity'
import { db } from '../database/data-source'
import { Membership, MembershipState, Plan } from '../features/memberships/membership.entity'

const api = startApi()
const asTeam = async () => api.team()

describe('memberships CSV export', () => {
  const memberOf = async (values: Partial<User>, membership: Partial<Membership>) => {
    const { id: userId } = await person(values)
    const rows = db.getRepository(Membership)
    const startedAt = new Date('2026-11-01T05:30:00Z')
    return rows.save(rows.create({ userId, plan: Plan.standard, startedAt, ...membership }))
  }

  test('has each membership by founding number, with its plan, state and last day', async () => {
    const ana = await memberOf(
      { firstName: 'Ana', lastName: '=1+1', email: 'ana@example.com' },
      { plan: Plan.unlimited },
    )
    const nameless = { firstName: null, lastName: null }
    const bo = await memberOf(
      { ...nameless, email: 'bo@example.com' },
      { state: MembershipState.ended, endsOn: '2026-11-30' },
    )
    const caller = await asTeam()
    const { rows, response } = await downloadCsv(caller, 'memberships.csv')
    expect(rows).toEqual([
      [
        'Founding number',
        'First name',
        'Last name',
        'Email',
        'Plan',
        'State',
        'Member since',
        'Ends on',
      ],
      [
        String(ana.number),
        'Ana',
        "'=1+1",
        'ana@example.com',
        'unlimited',
        'active',
        '2026-11-01T01:30:00-04:00',
        '',
      ],
      [
        String(bo.number),
        '',
        '',
        'bo@example.com',
        'standard',
        'ended',
        '2026-11-01T01:30:00-04:00',
        '2026-11-30',
      ],
    ])
    expect(response.headers.get('content-disposition')).toMatch(/filename="memberships-/)
  })

  test('applies the requested period', async () => {
    await memberOf({ email: 'ana@example.com' }, {})
    await memberOf({ email: 'bo@example.com' }, { startedAt: new Date('2026-11-02T05:30:00Z') })
    const caller = await asTeam()
    const emails = async (query: string) => {
      const { rows } = await downloadCsv(caller, `memberships.csv?${query}`)
      return rows.slice(1).map(([, , , email]) => email)
    }
    expect(await emails('createdAfter=2026-11-02T05:30:00Z')).toEqual(['bo@example.com'])
    expect(await emails('createdBefore=2026-11-02T05:30:00Z')).toEqual(['ana@example.com'])
    for (const [query, field] of [
      ['createdAfter=yesterday', 'createdAfter'],
      ['createdAfter=2026-11-02T00:00:00Z&createdBefore=2026-11-02T00:00:00Z', 'createdBefore'],
    ])
      expect(await caller.rest('GET', `/admin/memberships.csv?${query}`)).toMatchObject({
        status: 400,
        body: { errors: [{ field }] },
      })
  })

  test('applies the requested filter, and refuses an unknown state', async () => {
    await memberOf({ email: 'ana@example.com' }, {})
    await memberOf(
      { email: 'bo@example.com' },
      { state: MembershipState.ended, endsOn: '2026-11-30' },
    )
    const caller = await asTeam()
    const emails = async (query: string) => {
      const { rows } = await downloadCsv(caller, `memberships.csv?${query}`)
      return rows.slice(1).map(([, , , email]) => email)
    }
    expect(await emails('state=active')).toEqual(['ana@example.com'])
    expect(await emails('state=ended')).toEqual(['bo@example.com'])
    expect(await emails('search=BO%40')).toEqual(['bo@example.com'])
    expect(await caller.rest('GET', '/admin/memberships.csv?state=asleep')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'state' }] },
    })
  })
})
