import { DAY_MS } from '../../core/durations'
import { createPeople, person, teamMember } from '../../../test/factories'
import { startApi, type Caller } from '../../../test/harness'
import { openSubscription } from '../../../test/subscriptions'
import {
  SetWaitlistStatusDocument,
  SetWaitlistStatusesDocument,
  UndoWaitlistStatusesDocument,
} from '../../../test/operations'
import { notifyEntryChanged } from './waitlist-changes'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { WaitlistEntry } from './waitlist-entry.entity'
import { joinWaitlist } from './waitlist.service'

const api = startApi()
const [waiting, invited, joined] = ['waiting', 'invited', 'joined'] as const
const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

const records = () => db.getRepository(AuditRecord).find({ order: { sequence: 'ASC' } })
const statuses = async () => {
  const entries = await db.getRepository(WaitlistEntry).find({ order: { position: 'ASC' } })
  return entries.map(({ status }) => status)
}

/** So many who wait, by position, and the team. */
async function start(size: number) {
  const ids: string[] = []
  for (const [index, someone] of (await createPeople(size)).entries()) {
    // Eighty a day: the others come on the next.
    const at = new Date(api.now().getTime() + Math.floor(index / 80) * DAY_MS)
    ids.push((await joinWaitlist(someone, {}, at)).entry.id)
  }
  const user = await teamMember()
  return { ids, user, caller: await api.as(user) }
}

const move = (caller: Caller, ids: string[], from: typeof waiting | typeof invited = waiting) =>
  caller.ok(SetWaitlistStatusesDocument, {
    input: { ids, from, to: from === waiting ? invited : joined },
  })
const moveFails = (caller: Caller, ids: string[]) =>
  caller.fails(SetWaitlistStatusesDocument, { input: { ids, from: waiting, to: invited } })
const undo = (caller: Caller, ids: string[]) =>
  caller.ok(UndoWaitlistStatusesDocument, { input: { ids } })
const undoFails = (caller: Caller, ids: string[]) =>
  caller.fails(UndoWaitlistStatusesDocument, { input: { ids } })

/** As a colleague would, meanwhile. */
async function moveElsewhere(id: string, from: typeof waiting | typeof invited = waiting) {
  const input = { id, from, to: from === waiting ? invited : joined }
  await (await api.as(await teamMember())).ok(SetWaitlistStatusDocument, { input })
}

describe('setWaitlistStatuses', () => {
  test('moves 100 together, in the order asked, with a record for each', async () => {
    const { ids, user, caller } = await start(100)
    const asked = ids.toReversed()
    const { setWaitlistStatuses } = await move(caller, asked)
    expect(setWaitlistStatuses).toEqual(asked.map(id => ({ id, status: invited })))
    expect(await statuses()).toEqual(ids.map(() => invited))
    const written = await records()
    expect(written.map(({ subjectId }) => subjectId)).toEqual(asked)
    for (const one of written)
      expect(one).toMatchObject({
        actorId: user.id,
        actorEmail: user.email,
        action: 'waitlist_status',
        before: { status: waiting },
        after: { status: invited },
      })
  })

  test('CONFLICT names the entries that somebody else has moved, and moves none', async () => {
    const { ids, caller } = await start(4)
    await moveElsewhere(ids[1]!)
    await moveElsewhere(ids[3]!)
    await moveElsewhere(ids[3]!, invited)
    expect(await moveFails(caller, ids)).toMatchObject({
      code: 'CONFLICT',
      message: '#2 is invited and #4 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statuses()).toEqual([waiting, invited, waiting, joined])
    expect(await records()).toHaveLength(3)
  })

  test('CONFLICT names five entries at most, and counts the others', async () => {
    const { ids, caller } = await start(8)
    await move(caller, ids)
    const { message } = await moveFails(caller, ids)
    expect(message).toMatch(/^#1 is invited, #2 .*#5 is invited and 3 more have moved by now/)
  })

  test('two at once, in another order, do not deadlock: one succeeds', async () => {
    const { ids } = await start(30)
    const tries = await Promise.all(
      Array.from({ length: 8 }, async (_, turn) => {
        const caller = await api.as(await teamMember())
        return move(caller, turn % 2 ? ids : ids.toReversed()).then(
          () => 'moved',
          (error: unknown) => (/CONFLICT/.test(String(error)) ? 'conflict' : String(error)),
        )
      }),
    )
    expect(tries.filter(end => end === 'moved')).toHaveLength(1)
    expect(tries.filter(end => end === 'conflict')).toHaveLength(7)
    expect(await records()).toHaveLength(30)
  })

  test('allows the same steps as for one entry, and no others', async () => {
    const { ids, caller } = await start(2)
    const input = { ids, from: waiting, to: joined }
    expect(await caller.fails(SetWaitlistStatusesDocument, { input })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'to', message: 'An entry that is waiting cannot become joined' }],
    })
    expect(await records()).toEqual([])
  })

  test('NOT_FOUND when one of them is no entry’s, and moves none', async () => {
    const { ids, caller } = await start(2)
    expect(await moveFails(caller, [...ids, UNKNOWN_ID])).toMatchObject({
      code: 'NOT_FOUND',
      message: `No entry has the id ${UNKNOWN_ID}`,
    })
    expect(await statuses()).toEqual([waiting, waiting])
  })

  test('accepts an id in capitals', async () => {
    const { ids, caller } = await start(1)
    await move(caller, [` ${ids[0]!.toUpperCase()}`])
    expect(await statuses()).toEqual([invited])
  })

  test('notifies the subscribers of each entry', async () => {
    const { ids, caller } = await start(4)
    const [beacon, ...rest] = ids
    const query = 'subscription { waitlistEntryChanged { id status } }'
    const subscription = openSubscription(api.base, query, { cookie: caller.cookie })
    await subscription.untilEstablished(() => notifyEntryChanged([beacon!], db.manager))
    await move(caller, rest)
    const statuses = new Map<string, string>()
    while (statuses.size < 3) {
      const entry = (await subscription.next())?.data?.waitlistEntryChanged
      if (entry.id !== beacon) statuses.set(entry.id, entry.status)
    }
    expect(statuses).toEqual(new Map(rest.map(id => [id, invited])))
    await subscription.close()
  })
})

describe('undoWaitlistStatuses', () => {
  test('undoes the actor’s own changes together, with a record for each', async () => {
    const { ids, caller } = await start(3)
    await move(caller, ids)
    const { undoWaitlistStatuses } = await undo(caller, ids)
    expect(undoWaitlistStatuses).toEqual(ids.map(id => ({ id, status: waiting })))
    expect(await statuses()).toEqual([waiting, waiting, waiting])
    expect((await records()).slice(3)).toMatchObject(
      ids.map(subjectId => ({
        action: 'waitlist_undo',
        subjectId,
        before: { status: invited },
        after: { status: waiting },
      })),
    )
  })

  test('returns each entry to its own former status', async () => {
    const { ids, caller } = await start(2)
    await move(caller, ids)
    await move(caller, [ids[1]!], invited)
    await undo(caller, ids)
    expect(await statuses()).toEqual([waiting, invited])
  })

  test('CONFLICT when another has changed one of them since, naming it, and undoes none', async () => {
    const { ids, caller } = await start(3)
    await move(caller, ids)
    await moveElsewhere(ids[2]!, invited)
    expect(await undoFails(caller, ids)).toMatchObject({
      code: 'CONFLICT',
      message: '#3 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statuses()).toEqual([invited, invited, joined])
    expect(await records()).toHaveLength(4)
  })

  test('undoes none when one of them has never been changed, or was undone already', async () => {
    const { ids, caller } = await start(2)
    await move(caller, [ids[0]!])
    expect(await undoFails(caller, ids)).toMatchObject({
      code: 'NOT_FOUND',
      message: '#2 has not been changed',
    })
    expect(await statuses()).toEqual([invited, waiting])
    await undo(caller, [ids[0]!])
    expect(await undoFails(caller, [ids[0]!])).toMatchObject({ code: 'CONFLICT' })
  })
})

describe.each([
  ['setWaitlistStatuses', moveFails],
  ['undoWaitlistStatuses', undoFails],
] as const)('waitlist bulk change: %s', (_name, fails) => {
  test('refuses no ids, too many, duplicates and invalid ones, naming them', async () => {
    const { caller } = await start(0)
    const many = Array.from(
      { length: 101 },
      (_, index) => `${UNKNOWN_ID.slice(0, -3)}${100 + index}`,
    )
    for (const [ids, message] of [
      [[], 'Please name at least one'],
      [many, 'Please name at most 100'],
      [[UNKNOWN_ID, UNKNOWN_ID.toUpperCase()], 'Please name each only once'],
      [[UNKNOWN_ID, 'nonsense'], 'Please send a UUID'],
    ] as const)
      expect(await fails(caller, [...ids])).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'ids', message }],
      })
  })

  test('refuses a visitor and a member', async () => {
    const { ids } = await start(2)
    expect(await fails(api.visitor, ids)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const member = await api.as(await person())
    expect(await fails(member, ids)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await statuses()).toEqual([waiting, waiting])
  })
})
