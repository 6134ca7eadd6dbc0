import type { User } from '../src/accounts/user.entity'
import { DAY_MS } from '../src/core/durations'
import { db } from '../src/database/data-source'
import { setWaitlistStatus } from '../src/features/entry-status/entry-status.service'
import { forgetLaunch } from '../src/features/launch/launch.service'
import { startPlan } from '../src/features/memberships/membership-plans.service'
import { Membership, MembershipState, Plan } from '../src/features/memberships/membership.entity'
import { WaitlistEntry, WaitlistStatus } from '../src/features/waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../src/features/waitlist/waitlist.service'
import { Offer } from '../src/features/waves/offer.entity'
import { Wave } from '../src/features/waves/wave.entity'
import { previewWave } from '../src/features/waves/wave-preview.service'
import { sendWave } from '../src/features/waves/waves.service'
import type { MailDefinition } from '../src/mail/mail-definition'
import { AT_ONCE, person } from './factories'
import { services } from './services'
import { createEndpoint } from './webhooks'

const { waiting, invited, joined } = WaitlistStatus
const settings = { size: 1, days: 7, refill: false, confirmedOnly: true }

/** Creates a person with a confirmed address and an open offer. Nobody else who waits is confirmed. */
export async function createInvited(team: User, now: Date): Promise<{ user: User; offer: Offer }> {
  await db.query(
    `INSERT INTO launch (phase) VALUES ('memberships') ON CONFLICT (one) DO UPDATE SET phase = 'memberships'`,
  )
  forgetLaunch()
  const user = await person({ emailConfirmedAt: now })
  const { entry } = await joinWaitlist(user, {}, now)
  const { digest } = await previewWave(settings, now)
  await sendWave(services, team, { ...settings, digest }, now)
  return { user, offer: await db.getRepository(Offer).findOneByOrFail({ entryId: entry.id }) }
}

/** Creates a person whom the team has made a member by hand. */
export async function createMember(
  team: User,
  now: Date,
): Promise<{ user: User; membership: Membership }> {
  const user = await person()
  const { id } = (await joinWaitlist(user, {}, now)).entry
  await setWaitlistStatus(services, team, { id, from: waiting, to: invited })
  await setWaitlistStatus(services, team, { id, from: invited, to: joined })
  const membership = await db.getRepository(Membership).findOneByOrFail({ userId: user.id })
  return { user, membership }
}

/** Makes the person a member, without an entry of the waitlist that has joined. */
export async function createMembership(
  { id: userId }: User,
  plan: Plan = Plan.standard,
  startedAt = new Date(0),
): Promise<Membership> {
  const memberships = db.getRepository(Membership)
  const row = memberships.create({ userId, plan, startedAt })
  const membership = await memberships.save(row, AT_ONCE)
  await startPlan(membership, db.manager)
  return membership
}

/** Creates the rows that a mail of this kind is about; returns their ids as the mail has them. */
export async function createMailedRows({ name }: MailDefinition, now: Date): Promise<object> {
  if (name === 'webhook_disabled') return { endpointId: (await createEndpoint()).endpoint.id }
  if (name === 'plan_changed' || name.startsWith('membership_'))
    return { membershipId: await createEndedMembership(now) }
  if (!name.startsWith('offer') && !name.startsWith('waitlist_')) return {}
  const number = (await db.getRepository(Wave).count()) + 1
  // A day of its own: a day has a limited number of places.
  const joinedAt = new Date(now.getTime() + number * DAY_MS)
  const { entry } = await joinWaitlist(await person(), {}, joinedAt)
  if (name === 'waitlist_restored') return { waitingEntryId: entry.id }
  if (name === 'waitlist_left') {
    const left = { status: WaitlistStatus.left, leftAt: now }
    await db.getRepository(WaitlistEntry).update(entry.id, left)
    return { entryId: entry.id }
  }
  const wave = await db
    .getRepository(Wave)
    .save({ ...settings, confirmedOnly: false, number, sentAt: now })
  const offer = await db.getRepository(Offer).save({
    waveId: wave.id,
    waveSize: 1,
    place: 1,
    entryId: entry.id,
    sentAt: now,
    expiresAt: new Date('2100-11-29T05:00:00Z'),
  })
  return { offerId: offer.id }
}

async function createEndedMembership(now: Date): Promise<string> {
  const { id: userId } = await person()
  const ended = { state: MembershipState.ended, endsOn: '2026-11-30' }
  const values = { userId, plan: Plan.standard, startedAt: now, ...ended }
  return (await db.getRepository(Membership).save(values)).id
}
