import type { EntityManager } from 'typeorm'
import { clubDay } from '../../core/club-day'
import { db } from '../../database/data-source'
import type { JobContext } from '../../jobs/job'
import { queueToPerson } from '../../mail/person-mails'
import type { Services } from '../../graphql/services'
import { departEntry, lockCounter, lockEntry } from '../waitlist/entry-moves.service'
import { forgetWaitlistCounter } from '../waitlist/waitlist-availability.service'
import { WaitlistStatus } from '../waitlist/waitlist-entry.entity'
import { cancelUpcoming } from '../bookings/cancel-booking.service'
import { lockAllCourts } from '../courts/courts.service'
import { Membership, MembershipState } from '../memberships/membership.entity'
import { membershipEndedMail } from '../memberships/memberships.mails'
import { followEndedMemberships, lockMembershipOf } from '../memberships/memberships.service'

/** Ends each membership whose last day is over (WAITLIST-23), one transaction each. */
export async function endDueMemberships(
  services: Services,
  { now, signal }: JobContext,
): Promise<void> {
  const due = await db.query<{ id: string; entryId: string | null }[]>(
    `SELECT membership.id, entry.id AS "entryId" FROM membership
     LEFT JOIN waitlist_entry entry ON entry."userId" = membership."userId" AND entry.status = 'joined'
     WHERE membership.state = 'active' AND membership."endsOn" < $1 ORDER BY membership.number`,
    [clubDay(now)],
  )
  for (const membership of due) {
    signal.throwIfAborted()
    await db.transaction(em => endOne(services, { ...membership, now }, em))
    forgetWaitlistCounter()
  }
}

/**
 * Ends the membership unless its end was moved since: the place of its entry becomes free, and the
 * bookings to come are cancelled.
 */
async function endOne(
  services: Services,
  { id, entryId, now }: { id: string; entryId: string | null; now: Date },
  em: EntityManager,
): Promise<void> {
  await lockAllCourts(em)
  if (entryId !== null) await lockCounter(em)
  const entry = entryId === null ? null : await lockEntry(entryId, em)
  const membership = await lockMembershipOf({ id, state: MembershipState.active }, em)
  const isDue = membership?.endsOn != null && membership.endsOn < clubDay(now)
  if (!isDue || (entry && entry.status !== WaitlistStatus.joined)) return
  const reason = 'The membership has ended.'
  await cancelUpcoming(services, [membership.userId], { now, reason }, em)
  await em.update(Membership, id, { state: MembershipState.ended })
  await followEndedMemberships([membership], em)
  if (entry) await departEntry(entry, { now }, em)
  const key = `${membershipEndedMail.name}:${id}`
  const mail = { template: membershipEndedMail, data: { membershipId: id }, key }
  await queueToPerson(services, mail, membership.user, em)
}
