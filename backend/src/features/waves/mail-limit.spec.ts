import { randomUUID } from 'node:crypto'
import { duringAddressChange, NEW_ADDRESS } from '../../../test/address-change'
import { teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  acceptOffer,
  declineOffer,
  getWave,
  leaveWaitlist,
  offers,
  offerStates,
  openOfferOf,
  preview,
  sendNewWave,
  sendWave,
  defaults,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { HOUR_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { Mail, MailState } from '../../mail/mail.entity'
import { User } from '../../accounts/user.entity'
import { until } from '../../../test/startup/processes'
import { welcomeMail } from '../auth/auth.mails'
import { insertAccount } from '../auth/insert-account'
import { waitlistLeftMail } from '../entry-status/entry-status.mails'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { offerMail, offerReminderMail, offerWithdrawnMail } from './offers.mails'

const api = startApi()
checkWaitlistAfterEach()

const team = async () => api.as(await teamMember())
const passOn = () => runJobNow('offers_pass_on')
const positions = (people: { position: number }[]) => people.map(({ position }) => position)

beforeEach(() => setPhase('memberships'))

/** Registers a person as the site does, with the welcome mail, and gives them a place. */
async function register(email: string): Promise<Waiting> {
  const values = { firstName: 'N', lastName: 'N', password: 'none', joinDate: api.now() }
  const user = await insertAccount(services.mailer, { email, ...values })
  return { user, entry: (await joinWaitlist(user, {}, api.now())).entry }
}

/** Writes mails to the address, which count towards its limit. */
async function writeMails(to: string, size: number, em = db.manager): Promise<void> {
  for (let written = 0; written < size; written += 1)
    await services.mailer.queue({ template: welcomeMail, to, data: {}, key: randomUUID() }, em)
}

/** Makes all mails older. */
const age = (interval: string) =>
  db.query(
    `UPDATE mail SET "createdAt" = "createdAt" - $1::interval,
       "scheduledAt" = "scheduledAt" - $1::interval`,
    [interval],
  )

const names = async (to: string) =>
  (await db.getRepository(Mail).find({ where: { to }, order: { createdAt: 'ASC' } })).map(
    ({ template }) => template,
  )

describe('wave preview: the mailbox limit (MAIL-4)', () => {
  test('passes over an unconfirmed person whose mailbox has had three mails, and asks the next', async () => {
    const [first] = [await register('ana@example.com'), await register('bo@example.com')]
    await writeMails(first.user.email, 2)
    const caller = await team()
    const seen = await preview(caller, { size: 1 })
    expect(positions(seen.people)).toEqual([2])
    expect(seen.passedOver).toMatchObject([{ position: 1, passedOver: 'mail_limit' }])
    await sendNewWave(caller, { size: 1 })
    await passOn()
    expect(await offerStates()).toEqual([[2, 'open']])
    await age('24:01')
    expect(positions((await preview(caller, { size: 1 })).people)).toEqual([1])
  })

  test('counts the offers of people who share a mailbox, in the order of asking', async () => {
    const spellings = ['c.ara@example.com', 'cara+1@example.com', 'cara+2@example.com']
    const [, second] = [await register(spellings[0]!), await register(spellings[1]!)]
    const caller = await team()
    // Two welcome mails leave one, which the first person's offer takes.
    const one = await preview(caller, { size: 2 })
    expect(positions(one.people)).toEqual([1])
    expect(one.passedOver).toMatchObject([{ position: 2, passedOver: 'mail_limit' }])
    await db.getRepository(User).update(second.user.id, { emailConfirmedAt: new Date() })
    const both = await preview(caller, { size: 2 })
    expect([positions(both.people), both.passedOver]).toEqual([[1, 2], []])
    await register(spellings[2]!)
    const full = await preview(caller, { size: 2 })
    expect(positions(full.people)).toEqual([2])
    expect(full.passedOver).toMatchObject([
      { position: 1, passedOver: 'mail_limit' },
      { position: 3, passedOver: 'mail_limit' },
    ])
    await sendNewWave(caller, { size: 2 })
    expect(await offers()).toMatchObject([{ hasMail: true }])
  })

  test('does not wait for a mail that is being written', async () => {
    const first = await register('ana@example.com')
    const caller = await team()
    const { people } = await db.transaction(async em => {
      await services.mailer.mayMail(first.user.email, em)
      return preview(caller, { size: 1 })
    })
    expect(positions(people)).toEqual([1])
  })

  test('withdraws an offer whose mail was not written, if a mail took the last one meanwhile', async () => {
    const first = await register('ana@example.com')
    const caller = await team()
    const { digest } = await preview(caller, { size: 1 })
    const { sending } = await db.transaction(async em => {
      await services.mailer.mayMail(first.user.email, em)
      await writeMails(first.user.email, 2, em)
      const input = { ...defaults, size: 1, digest }
      const promise = caller.ok(sendWave, { input })
      await until('the wave waits for the mailbox', async () => {
        const rows = await em.query<unknown[]>(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        )
        return rows.length > 0
      })
      return { sending: promise }
    })
    await sending
    expect(await findMails(offerMail)).toEqual([])
    await passOn()
    expect(await offers()).toMatchObject([
      { state: 'withdrawn', hasMail: false, reason: 'The mail could not be delivered.' },
    ])
  })
})

describe('refill: the mailbox limit (MAIL-4)', () => {
  test('takes the next person, and waits for those whose limit ends', async () => {
    const people = [
      await register('ana@example.com'),
      await register('bo@example.com'),
      await register('carla@example.com'),
    ]
    await writeMails('bo@example.com', 2)
    const id = await sendNewWave(await team(), { size: 1, refill: true })
    const decline = async (someone: Waiting) => {
      const input = { id: (await openOfferOf(someone)).id, leave: false }
      await (await api.as(someone.user)).ok(declineOffer, { input })
    }
    await decline(people[0]!)
    await passOn()
    expect(await offerStates()).toEqual([
      [1, 'declined'],
      [3, 'open'],
    ])
    await decline(people[2]!)
    await passOn()
    expect((await getWave(id)).closedAt).toBeNull()
    await age('24:01')
    await passOn()
    expect((await offerStates()).at(-1)).toEqual([2, 'open'])
  })
})

describe('a person who registered today (MAIL-4)', () => {
  async function offered() {
    const one = await register('ana@example.com')
    const caller = await team()
    await sendNewWave(caller, { size: 1, days: 7 })
    const { id } = await openOfferOf(one)
    return { one, id, caller, own: await api.as(one.user) }
  }

  test.each<[string, string, (of: Awaited<ReturnType<typeof offered>>) => Promise<unknown>]>([
    [
      'of the membership',
      membershipStartedMail.name,
      ({ own, id }) => own.ok(acceptOffer, { input: { id, plan: 'standard' } }),
    ],
    ['of leaving', waitlistLeftMail.name, ({ own }) => own.ok(leaveWaitlist)],
    [
      'of the withdrawal',
      offerWithdrawnMail.name,
      ({ caller, id }) => caller.ok(withdrawOffer, { input: { id, reason: 'Closed' } }),
    ],
  ])('gets the mail %s after an offer with a reminder', async (_, template, act) => {
    const of = await offered()
    await act(of)
    const written = [welcomeMail.name, offerMail.name, offerReminderMail.name, template]
    expect((await names(of.one.user.email)).toSorted()).toEqual(written.toSorted())
  })
})

describe('a person who changes their address meanwhile', () => {
  test('is offered a membership at the new one', async () => {
    const one = await register('ana@example.com')
    const caller = await team()
    await duringAddressChange(one.user, () => sendNewWave(caller, { size: 1 }))
    expect(await findMails(offerMail)).toMatchObject([{ to: NEW_ADDRESS }])
  })

  test('reads there that the offer is withdrawn', async () => {
    const one = await register('ana@example.com')
    const caller = await team()
    await sendNewWave(caller, { size: 1 })
    const { id } = await openOfferOf(one)
    await duringAddressChange(one.user, () =>
      caller.ok(withdrawOffer, { input: { id, reason: 'Rain' } }),
    )
    expect(await findMails(offerWithdrawnMail)).toMatchObject([{ to: NEW_ADDRESS }])
  })
})

describe('an offer’s reminder (MAIL-4)', () => {
  /** Returns whether the reminder is sent, once it is due. */
  async function isSent(): Promise<boolean> {
    const [reminder] = await findMails(offerReminderMail)
    Object.assign(reminder!, { state: MailState.sending })
    return (await services.renderMail(reminder!, db.manager)) !== null
  }

  /** Lets the reminder of an offer become due an hour ago. */
  async function dueReminder(): Promise<Waiting> {
    const one = await register('ana@example.com')
    // The offer is the third mail.
    await writeMails(one.user.email, 1)
    await sendNewWave(await team(), { size: 1 })
    await age('48:00')
    const scheduledAt = new Date(Date.now() - HOUR_MS)
    await db.getRepository(Mail).update({ template: offerReminderMail.name }, { scheduledAt })
    return one
  }

  test('counts once it is due', async () => {
    const { user } = await dueReminder()
    await writeMails(user.email, 1)
    expect(await services.mailer.mayMail(user.email, db.manager)).toBe(true)
    await writeMails(user.email, 1)
    expect(await services.mailer.mayMail(user.email, db.manager)).toBe(false)
    expect(await isSent()).toBe(true)
  })

  test('is dropped if three mails filled the limit before, unless the address is confirmed', async () => {
    const { user } = await dueReminder()
    await writeMails(user.email, 3)
    const before = new Date(Date.now() - 2 * HOUR_MS)
    await db.query(
      `UPDATE mail SET "createdAt" = $1 WHERE "createdAt" > now() - interval '1 hour'`,
      [before],
    )
    expect(await isSent()).toBe(false)
    await db.getRepository(User).update(user.id, { emailConfirmedAt: new Date() })
    expect(await isSent()).toBe(true)
  })
})
