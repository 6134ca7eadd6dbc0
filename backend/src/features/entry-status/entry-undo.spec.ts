import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import {
  createEntries,
  invite,
  join,
  outcomesOf,
  records,
  setOne,
  setSeveral,
  statuses,
  undoOne,
  undoSeveral,
} from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'

const api = startApi()
checkWaitlistAfterEach()
const [waiting, invited, joined] = ['waiting', 'invited', 'joined'] as const
const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

const conflict = (status: string) => ({
  code: 'CONFLICT',
  message: `#1 is ${status} by now, so nothing was changed; please look again.`,
})

describe('undoWaitlistStatuses', () => {
  const form = undoSeveral
  test('undoes the actor’s own latest change, writes an audit record, and works again after a new change', async () => {
    const [id = ''] = await createEntries(1, api.now())
    const user = await teamMember()
    const caller = await api.as(user)
    await setOne.ok(caller, [id], invite)
    expect(await form.ok(caller, [id], {})).toEqual([{ id, status: waiting }])
    expect(await statuses()).toEqual([waiting])
    expect(await records()).toMatchObject([
      { action: 'waitlist_status', before: { status: waiting }, after: { status: invited } },
      {
        action: 'waitlist_undo',
        actorId: user.id,
        actorEmail: user.email,
        subjectId: id,
        before: { status: invited },
        after: { status: waiting },
      },
    ])
    await setOne.ok(caller, [id], invite)
    await form.ok(caller, [id], {})
    expect(await statuses()).toEqual([waiting])
  })

  test('refuses somebody else’s change; returns a joined entry to invited, which no step can, once', async () => {
    const ids = await createEntries(1, api.now())
    const [ana, bo] = [await api.team(), await api.team()]
    await setOne.ok(ana, ids, invite)
    expect(await form.fails(bo, ids, {})).toMatchObject(conflict(invited))
    await setOne.ok(bo, ids, join)
    expect(await form.fails(ana, ids, {})).toMatchObject(conflict(joined))
    expect(await statuses()).toEqual([joined])
    await form.ok(bo, ids, {})
    expect(await statuses()).toEqual([invited])
    expect(await form.fails(bo, ids, {})).toMatchObject(conflict(invited))
    expect(await statuses()).toEqual([invited])
    expect(await records()).toHaveLength(3)
  })

  test('one of several concurrent requests succeeds', async () => {
    const ids = await createEntries(1, api.now())
    const caller = await api.team()
    await setOne.ok(caller, ids, invite)
    const outcomes = await outcomesOf(Array.from({ length: 6 }, () => form.ok(caller, ids, {})))
    expect(outcomes.toSorted()).toEqual([...Array<string>(5).fill('CONFLICT'), 'ok'])
    expect(await statuses()).toEqual([waiting])
    expect(await records()).toHaveLength(2)
  })

  test('refuses an unknown or unchanged entry with NOT_FOUND, and an invalid id', async () => {
    const ids = await createEntries(1, api.now())
    const caller = await api.team()
    expect(await form.fails(caller, ids, {})).toMatchObject({
      code: 'NOT_FOUND',
      message: '#1 has not been changed',
    })
    expect(await form.fails(caller, [UNKNOWN_ID], {})).toMatchObject({ code: 'NOT_FOUND' })
    expect(await form.fails(caller, ['nonsense'], {})).toMatchObject({
      fields: [{ field: form.field, message: 'Please send a UUID' }],
    })
    expect(await statuses()).toEqual([waiting])
  })
})

test('undoWaitlistStatus: undoes one change as undoWaitlistStatuses does, and names its own field', async () => {
  const ids = await createEntries(1, api.now())
  const team = await api.team()
  await setOne.ok(team, ids, invite)
  expect(await undoOne.fails(team, ['nonsense'], {})).toMatchObject({
    fields: [{ field: undoOne.field, message: 'Please send a UUID' }],
  })
  expect(await undoOne.ok(team, ids, {})).toEqual([{ id: ids[0], status: waiting }])
  expect(await undoOne.fails(team, ids, {})).toMatchObject(conflict(waiting))
})

describe('undoWaitlistStatuses: several', () => {
  test('returns each to its own previous status, with a record for each', async () => {
    const ids = await createEntries(2, api.now())
    const [first = '', second = ''] = ids
    const caller = await api.team()
    await setSeveral.ok(caller, ids, invite)
    await setOne.ok(caller, [second], join)
    expect(await undoSeveral.ok(caller, ids.toReversed(), {})).toEqual([
      { id: second, status: invited },
      { id: first, status: waiting },
    ])
    expect(await statuses()).toEqual([waiting, invited])
    expect((await records()).slice(3)).toMatchObject(
      [second, first].map(subjectId => ({ action: 'waitlist_undo', subjectId })),
    )
  })

  test('refuses with CONFLICT, naming an entry that somebody else changed since, and undoes none', async () => {
    const ids = await createEntries(3, api.now())
    const [, , third = ''] = ids
    const caller = await api.team()
    await setSeveral.ok(caller, ids, invite)
    await setOne.ok(await api.team(), [third], join)
    expect(await undoSeveral.fails(caller, ids, {})).toMatchObject({
      code: 'CONFLICT',
      message: '#3 is joined by now, so nothing was changed; please look again.',
    })
    expect(await statuses()).toEqual([invited, invited, joined])
    expect(await records()).toHaveLength(4)
  })

  test('refuses an entry that was never changed with NOT_FOUND, and undoes none', async () => {
    const ids = await createEntries(2, api.now())
    const [first = ''] = ids
    const caller = await api.team()
    await setOne.ok(caller, [first], invite)
    expect(await undoSeveral.fails(caller, ids, {})).toMatchObject({
      code: 'NOT_FOUND',
      message: '#2 has not been changed',
    })
    expect(await statuses()).toEqual([invited, waiting])
  })
})
