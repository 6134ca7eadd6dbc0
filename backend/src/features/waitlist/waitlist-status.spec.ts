import { createPeople, person, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { SetWaitlistStatusDocument, WaitlistDocument } from '../../../test/operations'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db, pool } from '../../database/data-source'
import { WaitlistEntry, WaitlistStatus } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()
const [waiting, invited, joined] = ['waiting', 'invited', 'joined'] as const

async function entryAt(status: keyof typeof WaitlistStatus): Promise<WaitlistEntry> {
  const { entry } = await joinWaitlist(await person(), {}, api.now())
  return db
    .getRepository(WaitlistEntry)
    .save(Object.assign(entry, { status: WaitlistStatus[status] }))
}

const statusOf = async ({ id }: WaitlistEntry) =>
  (await db.getRepository(WaitlistEntry).findOneByOrFail({ id })).status
const records = () => db.getRepository(AuditRecord).find()

describe('setWaitlistStatus', () => {
  const moves = [
    [waiting, invited],
    [invited, joined],
    [invited, waiting],
  ] as const
  test.each(moves)('moves from %s to %s and writes an audit record', async (from, to) => {
    const entry = await entryAt(from)
    const team = await teamMember()
    const caller = await api.as(team)
    const input = { id: entry.id, from, to }
    const { setWaitlistStatus } = await caller.ok(SetWaitlistStatusDocument, { input })
    expect(setWaitlistStatus).toEqual({ id: entry.id, status: to })
    expect(await records()).toMatchObject([
      {
        actorId: team.id,
        actorEmail: team.email,
        action: 'waitlist_status',
        subjectId: entry.id,
        before: { status: from },
        after: { status: to },
      },
    ])
  })

  const others = [
    [waiting, joined],
    [waiting, waiting],
    [invited, invited],
    [joined, waiting],
    [joined, invited],
  ] as const
  test.each(others)('refuses the step from %s to %s', async (from, to) => {
    const entry = await entryAt(from)
    const caller = await api.as(await teamMember())
    const input = { id: entry.id, from, to }
    expect(await caller.fails(SetWaitlistStatusDocument, { input })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'to', message: `An entry that is ${from} cannot become ${to}` }],
    })
    expect(await statusOf(entry)).toBe(from)
    expect(await records()).toEqual([])
  })

  test('CONFLICT for an entry that has moved on', async () => {
    const entry = await entryAt(joined)
    const caller = await api.as(await teamMember())
    const input = { id: entry.id, from: waiting, to: invited }
    expect(await caller.fails(SetWaitlistStatusDocument, { input })).toMatchObject({
      code: 'CONFLICT',
      message: '#1 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statusOf(entry)).toBe(joined)
  })

  test('20 at once make one change, one record and 19 conflicts', async () => {
    const entry = await entryAt(invited)
    const caller = await api.as(await teamMember())
    const tries = Array.from({ length: 20 }, (_, turn) => {
      const input = { id: entry.id, from: invited, to: turn % 2 ? joined : waiting }
      return caller.ok(SetWaitlistStatusDocument, { input }).then(
        () => 'moved',
        (error: unknown) => (/CONFLICT/.test(String(error)) ? 'conflict' : 'other'),
      )
    })
    const ends = await Promise.all(tries)
    expect(ends.filter(end => end === 'moved')).toHaveLength(1)
    expect(ends.filter(end => end === 'conflict')).toHaveLength(19)
    expect(await records()).toHaveLength(1)
  })

  test('refuses an invalid id, naming it, and NOT_FOUND without such an entry', async () => {
    const caller = await api.as(await teamMember())
    const input = { id: 'nonsense', from: waiting, to: invited }
    expect(await caller.fails(SetWaitlistStatusDocument, { input })).toMatchObject({
      fields: [{ field: 'id', message: 'Please send a UUID' }],
    })
    const nobody = { ...input, id: 'f3b0c442-98fc-4c14-9afb-f4c8996fb924' }
    expect(await caller.fails(SetWaitlistStatusDocument, { input: nobody })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('refuses a visitor and a member', async () => {
    const entry = await entryAt(waiting)
    const input = { id: entry.id, from: waiting, to: invited }
    expect(await api.visitor.fails(SetWaitlistStatusDocument, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const member = await api.as(await person())
    expect(await member.fails(SetWaitlistStatusDocument, { input })).toMatchObject({
      code: 'FORBIDDEN',
    })
    expect(await statusOf(entry)).toBe(waiting)
  })
})

describe('waitlist filters', () => {
  async function found(variables: object): Promise<number[]> {
    const { waitlist } = await (await api.as(await teamMember())).ok(WaitlistDocument, variables)
    expect(waitlist.totalCount).toBe(waitlist.edges.length)
    return waitlist.edges.map(({ node }) => node.position)
  }

  test('by status', async () => {
    await entryAt(waiting)
    await entryAt(invited)
    await entryAt(waiting)
    expect(await found({ status: waiting })).toEqual([1, 3])
    expect(await found({ status: joined })).toEqual([])
  })

  test('by search in name and address, in any case', async () => {
    const people = [
      await person({ firstName: 'Sofía', lastName: 'Núñez', email: 'sn@example.com' }),
      await person({ firstName: null, lastName: '100% Pickle', email: 'a_b@example.com' }),
      await person({ firstName: 'Bo', lastName: 'Ek', email: 'axb@example.com' }),
    ]
    for (const someone of people) await joinWaitlist(someone, {}, api.now())
    expect(await found({ search: 'SOFÍA NÚ' })).toEqual([1])
    expect(await found({ search: 'Example.COM' })).toEqual([1, 2, 3])
    expect(await found({ search: '%' })).toEqual([2])
    expect(await found({ search: 'a_b' })).toEqual([2])
    expect(await found({ search: '\\' })).toEqual([])
    expect(await found({ search: `'; DROP TABLE "user"; --` })).toEqual([])
    expect(await found({ search: ' ' })).toEqual([1, 2, 3])
  })

  test('refuse a search that is no plain text, naming it', async () => {
    const caller = await api.as(await teamMember())
    for (const search of ['a\u0000', 'x'.repeat(101)])
      expect(await caller.fails(WaitlistDocument, { search })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'search' }],
      })
  })

  test('load a page with its people in one statement', async () => {
    for (const someone of await createPeople(30)) await joinWaitlist(someone, {}, api.now())
    const caller = await api.as(await teamMember())
    const asked = jest.spyOn(pool(), 'connect')
    await caller.ok(WaitlistDocument)
    // Who asks, the page, and how many there are.
    expect(asked).toHaveBeenCalledTimes(3)
    asked.mockRestore()
  })
})
