import { moveForMember } from '../desk/change-booking.service'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runInNewContext } from 'node:vm'
import { Webhook } from 'standardwebhooks'
import { clubMember, bookingInput, createCourts } from '../../../test/courts'
import { createInvited, createMember } from '../../../test/club-members'
import { person, submissionContext, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'
import { startReceiver } from '../../../test/webhook-receiver'
import { createEndpoint, listDeliveries } from '../../../test/webhooks'
import { setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { clubDayAfter } from '../../core/club-day'
import { db } from '../../database/data-source'
import { claimDeliveries } from '../../webhooks/webhook-claim'
import { sentType } from '../../webhooks/webhook-event-type'
import { payloadOf } from '../../webhooks/webhook-event.entity'
import { bookCourt } from '../bookings/book-court.service'
import { cancelBooking } from '../bookings/cancel-booking.service'
import { submitContact } from '../contact/contact.service'
import { BlockKind } from '../court-blocks/block.options'
import { blockCourts, removeBlocks } from '../court-blocks/court-blocks.service'
import { slotsOfDay } from '../courts/court-times.service'
import { undoWaitlistStatus } from '../entry-status/entry-status.service'
import { Plan } from '../memberships/membership.entity'
import { NewsletterSubscription } from '../newsletter/newsletter-subscription.entity'
import { newsletterConfirmLink } from '../newsletter/newsletter.links'
import { confirmNewsletter } from '../newsletter/newsletter.service'
import { submitMemberSurvey } from '../surveys/surveys.service'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { acceptOffer, declineOffer, withdrawOffer } from '../waves/offers.service'
import { passPlacesOn } from '../waves/pass-on.service'

const api = startApi({ webhookAllowLoopback: true })

/** Every text that a person types below. */
const TYPED = 'Zenobia'
const typed = { name: TYPED, email: `${TYPED}@example.com`, message: TYPED }

interface Scene {
  team: User
  now: Date
}

const decided = (decide: (user: User, id: string, scene: Scene) => Promise<unknown>) =>
  async function cause(scene: Scene) {
    const { user, offer } = await createInvited(scene.team, scene.now)
    await decide(user, offer.id, scene)
  }

async function blockOneCourt({ team, now }: Scene) {
  await setPhase('booking')
  const [court] = await createCourts()
  const day = clubDayAfter(now, 1)
  const times = { from: day, until: day, startTime: '18:00', endTime: '19:00' }
  const block = { kind: BlockKind.event, title: TYPED, reason: TYPED, cancelsBookings: false }
  return blockCourts(services, team, { courts: [court!.id], ...times, ...block }, now)
}

async function bookOneHour({ now }: Scene) {
  await setPhase('booking')
  const [court] = await createCourts()
  const [slot] = slotsOfDay(clubDayAfter(now, 3))
  const { startsAt } = slot!
  const terms = { guests: [TYPED], acceptsCharges: true }
  const input = { ...bookingInput(court!, startsAt.toISOString(), terms), startsAt }
  const member = await clubMember(Plan.standard, { firstName: TYPED })
  const { id } = await bookCourt(services, { input, member, isByTeam: true }, now)
  return { id, member }
}

/** What causes each kind of event, or several kinds. A new kind needs a line here. */
const causes: Record<string, (scene: Scene) => Promise<unknown>> = {
  waitlist_joined: async ({ now }) => joinWaitlist(await person({ firstName: TYPED }), {}, now),
  contact_created: () => submitContact(submissionContext(), typed),
  survey_submitted: () => submitMemberSurvey(submissionContext(), { email: typed.email }),
  newsletter_confirmed: async ({ now }) => {
    const { email } = typed
    const { id: subject } = await db.getRepository(NewsletterSubscription).save({ email })
    const link = { purpose: newsletterConfirmLink, subject, email, now }
    const { id } = await services.links.create(link, db.manager)
    await confirmNewsletter(services, services.links.token(newsletterConfirmLink, id), now)
  },
  'wave_sent offer_accepted': decided((user, id, { now }) =>
    acceptOffer(services, user, { id, plan: Plan.standard }, now),
  ),
  offer_declined: decided((user, id) => declineOffer(user, id)),
  offer_withdrawn: decided((_, id, { team }) =>
    withdrawOffer(services, team, { id, reason: TYPED }),
  ),
  offer_expired: decided(async (_, id, { now }) => {
    await db.query(
      `UPDATE offer SET "sentAt" = now() - interval '9 days', "expiresAt" = now() - interval '1 minute' WHERE id = $1`,
      [id],
    )
    await passPlacesOn(services, { now, signal: new AbortController().signal })
  }),
  'waitlist_status_changed membership_started membership_ended': async ({ team, now }) => {
    const { user } = await createMember(team, now)
    const entry = await db.getRepository(WaitlistEntry).findOneByOrFail({ userId: user.id })
    await undoWaitlistStatus(services, team, { id: entry.id })
  },
  'booking_created booking_moved booking_cancelled': async ({ team, now }) => {
    const { id, member } = await bookOneHour({ team, now })
    const [court] = await createCourts()
    const [, slot] = slotsOfDay(clubDayAfter(now, 3))
    const place = { courtId: court!.id, startsAt: slot!.startsAt }
    await moveForMember(services, team, { id, ...place, acceptsCharges: true }, now)
    await cancelBooking(services, member, { id, acceptsCharges: true }, now)
  },
  'block_created block_removed': async scene => {
    const { blocks } = await blockOneCourt(scene)
    await removeBlocks(
      services,
      scene.team,
      blocks.map(({ id }) => id),
      scene.now,
    )
  },
}

const guide = readFileSync(resolve(__dirname, '../../../../docs/api.md'), 'utf8')
const section = /^## Webhooks$.*?^## /ms.exec(guide)?.[0] ?? ''

/** The members of `data` that the guide names in the row of the type. */
function documentedData(name: string): string[] {
  const row = section
    .split('\n')
    .find(line => line.startsWith('|') && line.includes(`\`${sentType(name)}\``))
  const [, , data = ''] = row?.split('|') ?? []
  const same = data.includes('the same') ? documentedData('booking_created') : []
  return [
    ...same,
    ...[...data.replace(/:.*/, '').matchAll(/`(\w+)`/g)].map(([, member]) => member ?? ''),
  ]
}

test('webhooks: every kind of event has a cause here', () => {
  const names = registry.webhookEvents.map(({ name }) => name).filter(it => it !== 'webhook_test')
  expect(Object.keys(causes).join(' ').split(' ').toSorted()).toEqual(names.toSorted())
})

test.each(Object.entries(causes))(
  'webhooks: %s is sent with ids and public facts only (SEC-W8)',
  async (kinds, cause) => {
    const events = kinds.split(' ')
    await createEndpoint({ events })
    const team = await teamMember()
    await cause({ team, now: api.now() })
    const deliveries = await listDeliveries()
    expect(new Set(deliveries.map(({ event }) => event.type))).toEqual(new Set(events))
    const people: User[] = await db.query('SELECT * FROM "user"')
    const secrets = people.flatMap(it => [it.email, it.firstName, it.lastName, it.password])
    for (const { event } of deliveries) {
      const name = event.type
      const payload = payloadOf(event)
      expect(payload.toLowerCase()).not.toContain(TYPED.toLowerCase())
      const values = JSON.stringify(Object.values(event.data))
      expect(secrets.filter(text => values.includes(String(text)))).toEqual([])
      expect(Object.keys(event.data).toSorted()).toEqual(documentedData(name).toSorted())
      expect(JSON.parse(payload).type).toBe(sentType(name))
    }
  },
)

test('webhooks: a person who joins again is reported, a repeated request is not', async () => {
  await createEndpoint({ events: ['waitlist_joined', 'contact_created'] })
  const user = await person()
  for (const _ of [1, 2]) await joinWaitlist(user, {}, api.now())
  expect(await listDeliveries()).toHaveLength(1)
  const submissionKey = '4e2bfa6a-b0d5-4b4f-a25b-9a8f0a3a8a10'
  for (const _ of [1, 2]) await submitContact(submissionContext(), { ...typed, submissionKey })
  expect(await listDeliveries()).toHaveLength(2)
})

test('webhooks: the guide’s program verifies a request, and its example has the right form', async () => {
  const receiver = await startReceiver()
  const { secret } = await createEndpoint({ url: receiver.url, events: ['waitlist_joined'] })
  await joinWaitlist(await person(), {}, api.now())
  const [delivery] = await claimDeliveries()
  await services.webhooks.attempt(delivery!)
  await receiver.close()
  const [request] = receiver.received
  // After the request that creates an endpoint, and its response.
  const [, , json, program] = [...section.matchAll(/^```\w+\n(.*?)^```$/gms)].map(
    ([, code]) => code ?? '',
  )
  const code = program!.replace(/^import .*$/m, '').replace('const event =', 'event =')
  const names = {
    Webhook,
    process: { env: { WEBHOOK_SECRET: secret } },
    ...request,
    event: undefined,
  }
  runInNewContext(code, names)
  const example = JSON.parse(json!)
  const sent = names.event as unknown as typeof example
  expect(Object.keys(sent)).toEqual(Object.keys(example))
  expect(sent.type).toBe(example.type)
  expect(Object.keys(sent.data).toSorted()).toEqual(Object.keys(example.data).toSorted())
})
