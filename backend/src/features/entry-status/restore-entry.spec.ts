import { parse } from 'graphql'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { findMails } from '../../../test/mails'
import { records } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { createWaiting, entryOf, leaveWaitlist } from '../../../test/waves'
import { db } from '../../database/data-source'
import { nextClubMidnight } from '../../core/club-day'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { waitlistLeftMail, waitlistRestoredMail } from './entry-status.mails'

const api = startApi()
checkWaitlistAfterEach()

const remove = parse(
  'mutation ($id: ID!) { removeEntry(input: { id: $id, reason: "Wrong person" }) { id } }',
)
const restore = parse(
  'mutation ($id: ID!) { restoreEntry(input: { id: $id }) { id position status leftAt leftReason } }',
)

/** Removes the second of three people. */
async function removed() {
  const people = await createWaiting(3, api.now())
  const team = await teamMember()
  const caller = await api.as(team)
  const { id } = people[1]!.entry
  await caller.ok(remove, { id })
  return { people, team, caller, id }
}

describe('restoreEntry', () => {
  test('gives place and position back, with a mail and a record', async () => {
    const { people, caller, id } = await removed()
    expect(await caller.ok(restore, { id })).toEqual({
      restoreEntry: { id, position: 2, status: 'waiting', leftAt: null, leftReason: null },
    })
    expect((await records()).at(-1)).toMatchObject({
      action: 'waitlist_restore',
      subjectId: id,
      before: { status: 'left' },
      after: { status: 'waiting' },
    })
    expect(await findMails(waitlistRestoredMail)).toHaveLength(1)
    expect(await caller.fails(restore, { id })).toMatchObject({ code: 'CONFLICT' })
    // The person is told of a second removal too.
    api.later(1)
    await caller.ok(remove, { id })
    expect(await findMails(waitlistLeftMail)).toHaveLength(2)
    expect((await entryOf(people[1]!)).status).toBe('left')
  })

  test('is refused on the next day, and for a person who left by themselves', async () => {
    const { people, team, caller, id } = await removed()
    await (await api.as(people[0]!.user)).ok(leaveWaitlist)
    const message = 'Only a removal of today can be taken back.'
    const own = { id: people[0]!.entry.id }
    expect(await caller.fails(restore, own)).toMatchObject({ code: 'CONFLICT', message })
    api.at(nextClubMidnight(api.now()).toISOString())
    const tomorrow = await api.as(team)
    expect(await tomorrow.fails(restore, { id })).toMatchObject({ code: 'CONFLICT', message })
  })

  test('is refused if the place has been given to somebody else', async () => {
    const { caller, id } = await removed()
    await db.query('UPDATE waitlist_counter SET "maxTotal" = total - "left"')
    expect(await caller.fails(restore, { id })).toMatchObject({
      code: 'CONFLICT',
      message: 'The place has been given to somebody else.',
    })
    await db.query('UPDATE waitlist_counter SET "maxTotal" = 225')
    forgetWaitlistCounter()
    await caller.ok(restore, { id })
  })
})
