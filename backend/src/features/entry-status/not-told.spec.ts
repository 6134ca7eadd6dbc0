import { parse } from 'graphql'
import { createInvited, createMember } from '../../../test/club-members'
import { bookingInput, createCourts } from '../../../test/courts'
import { blockInput, bookForMember } from '../../../test/desk'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { registry } from '../../../test/registry'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import { createWaiting, preview, sendNewWave, setPhase } from '../../../test/waves'
import type { User } from '../../accounts/user.entity'
import { clubDayAfter } from '../../core/club-day'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { createMailer } from '../../mail/mailer'
import type { Court } from '../courts/court.entity'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { removeEntry, restoreEntry } from './leave-waitlist.service'
import { endMembershipOf } from './membership-ends.service'

interface NotTold {
  reason: string
  entryId: string | null
  person: { email: string }
}

/** A call of the team, and the person to whom it writes. */
interface Call {
  user: User
  input: object
}

const api = startApi()
checkWaitlistAfterEach({ isAudited: false })
let courts: Court[]
let team: User

beforeEach(async () => {
  courts = await createCourts()
  team = await teamMember()
  await setPhase('booking')
})

const reason = 'Rain'
const tomorrow = () => clubDayAfter(api.now(), 1)
/** An hour of tomorrow afternoon in Miami. */
const hour = () => `${tomorrow()}T20:00:00.000Z`

async function entryOf(user: User): Promise<string | null> {
  const entry = await db.getRepository(WaitlistEntry).findOneBy({ userId: user.id })
  return entry?.id ?? null
}

async function waiting(): Promise<{ user: User; id: string }> {
  const [one] = await createWaiting(1, api.now())
  return { user: one!.user, id: one!.entry.id }
}

async function invited() {
  const { user, offer } = await createInvited(team, api.now())
  await setPhase('booking')
  return { user, offer, id: offer.entryId }
}

async function member() {
  const { user, membership } = await createMember(team, api.now())
  return { user, membershipId: membership.id, id: await entryOf(user) }
}

async function booked() {
  const { user, membershipId } = await member()
  const input = { ...bookingInput(courts[0]!, hour()), membershipId }
  const made = await (await api.as(team)).ok(bookForMember, { input })
  return { user, id: made.bookForMember.id }
}

const toJoined = { from: 'invited', to: 'joined' }
const toWaiting = { from: 'invited', to: 'waiting' }

const calls: [call: string, mutation: string, prepare: () => Promise<Call>][] = [
  [
    'withdrawing an offer',
    'withdrawOffer',
    async () => {
      const { user, offer } = await invited()
      return { user, input: { id: offer.id, reason } }
    },
  ],
  [
    'starting a membership by hand',
    'setWaitlistStatus',
    async () => {
      const { user, id } = await invited()
      return { user, input: { id, ...toJoined } }
    },
  ],
  [
    'starting several',
    'setWaitlistStatuses',
    async () => {
      const { user, id } = await invited()
      return { user, input: { ids: [id], ...toJoined } }
    },
  ],
  [
    'taking an invitation with an open offer back',
    'setWaitlistStatus',
    async () => {
      const { user, id } = await invited()
      return { user, input: { id, ...toWaiting } }
    },
  ],
  [
    'taking several back',
    'setWaitlistStatuses',
    async () => {
      const { user, id } = await invited()
      return { user, input: { ids: [id], ...toWaiting } }
    },
  ],
  [
    'taking a membership back',
    'undoWaitlistStatus',
    async () => {
      const { user, id } = await member()
      return { user, input: { id } }
    },
  ],
  [
    'taking several memberships back',
    'undoWaitlistStatuses',
    async () => {
      const { user, id } = await member()
      return { user, input: { ids: [id] } }
    },
  ],
  [
    'removing from the waitlist',
    'removeEntry',
    async () => {
      const { user, id } = await waiting()
      return { user, input: { id, reason } }
    },
  ],
  [
    'taking a removal back',
    'restoreEntry',
    async () => {
      const { user, id } = await waiting()
      await removeEntry(services, team, { id, reason })
      return { user, input: { id } }
    },
  ],
  [
    'ending a membership',
    'endMembershipOf',
    async () => {
      const { user, membershipId: id } = await member()
      return { user, input: { id, endsOn: tomorrow(), reason } }
    },
  ],
  [
    'withdrawing the end of a membership',
    'keepMembershipOf',
    async () => {
      const { user, membershipId: id } = await member()
      await endMembershipOf(services, team, { id, endsOn: tomorrow(), reason }, api.now())
      return { user, input: { id } }
    },
  ],
  [
    'booking for a member',
    'bookForMember',
    async () => {
      const { user, membershipId } = await member()
      return { user, input: { ...bookingInput(courts[0]!, hour()), membershipId } }
    },
  ],
  [
    'cancelling for a member',
    'cancelForMember',
    async () => {
      const { user, id } = await booked()
      return { user, input: { id, reason } }
    },
  ],
  [
    'moving a booking',
    'moveForMember',
    async () => {
      const { user, id } = await booked()
      const startsAt = new Date(Date.parse(hour()) + 3_600_000).toISOString()
      return { user, input: { id, courtId: courts[0]!.id, startsAt, acceptsCharges: true } }
    },
  ],
  [
    'blocking courts',
    'blockCourts',
    async () => {
      const { user } = await booked()
      const days = { from: tomorrow(), until: tomorrow(), startTime: '05:00', endTime: '23:00' }
      return { user, input: blockInput(courts, { ...days, cancelsBookings: true, reason }) }
    },
  ],
]

/** Sends the mutation as the team and returns whom it could not tell. */
async function ask(mutation: string, input: object): Promise<NotTold[]> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  const document = parse(
    `mutation ($input: ${type}!) {
      answer: ${mutation}(input: $input) { notTold { reason entryId person { email } } }
    }`,
  )
  // Each mutation returns one object or a list.
  const { answer } = (await (await api.as(team)).ok(document, { input })) as {
    answer: { notTold: NotTold[] } | { notTold: NotTold[] }[]
  }
  return [answer].flat().flatMap(one => one.notTold)
}

const markUndeliverable = ({ email }: User) =>
  db
    .getRepository(MailAddress)
    .insert({ email, undeliverableSince: api.now(), reason: '550 no such user' })

test.each(calls)(
  'notTold: %s names the person on a site without a mail server',
  async (_, mutation, prepare) => {
    const { user, input } = await prepare()
    const entryId = await entryOf(user)
    expect(await ask(mutation, input)).toEqual([
      { reason: 'no_mail_server', entryId, person: { email: user.email } },
    ])
  },
)

test('notTold: sending a wave names all on a site without a mail server', async () => {
  const people = await createWaiting(2, api.now())
  const settings = { size: 2, days: 7, refill: false, confirmedOnly: false }
  const { digest } = await preview(await api.as(team), settings)
  expect(await ask('sendWave', { ...settings, digest })).toEqual(
    people.map(({ user, entry }) => ({
      reason: 'no_mail_server',
      entryId: entry.id,
      person: { email: user.email },
    })),
  )
})

test('notTold: each of several people has their own reason', async () => {
  const [one, other] = await createWaiting(2, api.now())
  const caller = await api.as(team)
  await sendNewWave(caller, { size: 2 })
  await markUndeliverable(other!.user)
  const ids = [one!.entry.id, other!.entry.id]
  expect(await ask('setWaitlistStatuses', { ids, ...toJoined })).toMatchObject([
    { reason: 'no_mail_server', entryId: ids[0] },
    { reason: 'undeliverable', entryId: ids[1] },
  ])
})

test('notTold: marking as invited writes to nobody', async () => {
  const { id } = await waiting()
  expect(await ask('setWaitlistStatus', { id, from: 'waiting', to: 'invited' })).toEqual([])
})

test('notTold: is empty if the mail reaches the person', async () => {
  const { id } = await waiting()
  const { mails } = registry
  const mailer = createMailer({ sendsMail: true, mails, links: services.links })
  const sending = { ...services, mailer }
  expect((await removeEntry(sending, team, { id, reason })).notTold).toEqual([])
  expect((await restoreEntry(sending, team, { id }, new Date())).notTold).toEqual([])
})
