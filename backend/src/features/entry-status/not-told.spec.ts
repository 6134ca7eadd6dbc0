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

/** A person to whom a call of the team writes, and the rows that it names. */
interface Subject {
  user: User
  /** The entry's; or the booking's. */
  id: string | null
  offerId?: string
  membershipId?: string
}

async function waiting(): Promise<Subject> {
  const [one] = await createWaiting(1, api.now())
  return { user: one!.user, id: one!.entry.id }
}

async function invited(): Promise<Subject> {
  const { user, offer } = await createInvited(team, api.now())
  await setPhase('booking')
  return { user, offerId: offer.id, id: offer.entryId }
}

async function member(): Promise<Subject & { membershipId: string }> {
  const { user, membership } = await createMember(team, api.now())
  return { user, membershipId: membership.id, id: await entryOf(user) }
}

async function booked(): Promise<Subject> {
  const { user, membershipId } = await member()
  const input = { ...bookingInput(courts[0]!, hour()), membershipId }
  const made = await (await api.as(team)).ok(bookForMember, { input })
  return { user, id: made.bookForMember.id }
}

async function removed(): Promise<Subject> {
  const one = await waiting()
  await removeEntry(services, team, { id: String(one.id), reason })
  return one
}

async function ending(): Promise<Subject> {
  const one = await member()
  const end = { id: one.membershipId, endsOn: tomorrow(), reason }
  await endMembershipOf(services, team, end, api.now())
  return one
}

const toJoined = { from: 'invited', to: 'joined' }
const toWaiting = { from: 'invited', to: 'waiting' }
const wholeDay = () => ({
  from: tomorrow(),
  until: tomorrow(),
  startTime: '05:00',
  endTime: '23:00',
  cancelsBookings: true,
  reason,
})
const later = () => ({
  courtId: courts[0]!.id,
  acceptsCharges: true,
  startsAt: new Date(Date.parse(hour()) + 36e5).toISOString(),
})

type Call = [
  call: string,
  mutation: string,
  prepare: () => Promise<Subject>,
  inputOf: (it: Subject) => object,
]
const calls: Call[] = [
  ['withdrawing an offer', 'withdrawOffer', invited, it => ({ id: it.offerId, reason })],
  ['starting a membership', 'setWaitlistStatus', invited, it => ({ id: it.id, ...toJoined })],
  ['starting several', 'setWaitlistStatuses', invited, it => ({ ids: [it.id], ...toJoined })],
  ['taking an offer back', 'setWaitlistStatus', invited, it => ({ id: it.id, ...toWaiting })],
  ['taking several back', 'setWaitlistStatuses', invited, it => ({ ids: [it.id], ...toWaiting })],
  ['taking a membership back', 'undoWaitlistStatus', member, it => ({ id: it.id })],
  ['taking several memberships back', 'undoWaitlistStatuses', member, it => ({ ids: [it.id] })],
  ['removing from the waitlist', 'removeEntry', waiting, it => ({ id: it.id, reason })],
  ['taking a removal back', 'restoreEntry', removed, it => ({ id: it.id })],
  [
    'ending a membership',
    'endMembershipOf',
    member,
    it => ({ id: it.membershipId, endsOn: tomorrow(), reason }),
  ],
  ['withdrawing an end', 'keepMembershipOf', ending, it => ({ id: it.membershipId })],
  [
    'booking for a member',
    'bookForMember',
    member,
    ({ membershipId }) => ({ ...bookingInput(courts[0]!, hour()), membershipId }),
  ],
  ['cancelling for a member', 'cancelForMember', booked, it => ({ id: it.id, reason })],
  ['moving a booking', 'moveForMember', booked, it => ({ id: it.id, ...later() })],
  ['blocking courts', 'blockCourts', booked, () => blockInput(courts, wholeDay())],
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
  async (_, mutation, prepare, inputOf) => {
    const subject = await prepare()
    const { user } = subject
    const entryId = await entryOf(user)
    expect(await ask(mutation, inputOf(subject))).toEqual([
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
  const id = String((await waiting()).id)
  const { mails } = registry
  const mailer = createMailer({ sendsMail: true, mails, links: services.links })
  const sending = { ...services, mailer }
  expect((await removeEntry(sending, team, { id, reason })).notTold).toEqual([])
  expect((await restoreEntry(sending, team, { id }, new Date())).notTold).toEqual([])
})
