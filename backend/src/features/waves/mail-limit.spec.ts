import { randomUUID } from 'node:crypto'
import { duringAddressChange, NEW_ADDRESS } from '../../../test/address-change'
import { startApi } from '../../../test/harness'
import { AcceptOfferDocument } from '../../../test/operations'
import { runJobNow } from '../../../test/jobs'
import { findMails } from '../../../test/mails'
import { services } from '../../../test/services'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  leaveWaitlist,
  openOfferOf,
  preview,
  sendNewWave,
  setPhase,
  withdrawOffer,
  type Waiting,
} from '../../../test/waves'
import { db } from '../../database/data-source'
import { Mail, MailState } from '../../mail/mail.entity'
import { welcomeMail } from '../auth/auth.mails'
import { insertAccount } from '../auth/insert-account'
import { waitlistLeftMail } from '../entry-status/entry-status.mails'
import { membershipStartedMail } from '../memberships/memberships.mails'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { offerExpiredMail, offerMail, offerReminderMail, offerWithdrawnMail } from './offers.mails'

const api = startApi()
checkWaitlistAfterEach()

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

const names = async (to: string) =>
  (await db.getRepository(Mail).find({ where: { to }, order: { createdAt: 'ASC' } })).map(
    ({ template }) => template,
  )

describe('a mailbox with three mails of strangers (MAIL-4)', () => {
  test('is offered a membership, and so are others who share it', async () => {
    const spellings = ['c.ara@example.com', 'cara+1@example.com', 'cara+2@example.com']
    for (const email of spellings) await writeMails((await register(email)).user.email, 1)
    const caller = await api.team()
    const seen = await preview(caller, { size: 3 })
    expect([positions(seen.people), seen.passedOver]).toEqual([[1, 2, 3], []])
    await sendNewWave(caller, { size: 3 })
    expect(await findMails(offerMail)).toHaveLength(3)
  })

  test('gets the offer’s reminder and the news of its end', async () => {
    const one = await register('ana@example.com')
    await writeMails(one.user.email, 3)
    await sendNewWave(await api.team(), { size: 1, days: 7 })
    const [reminder] = await findMails(offerReminderMail)
    Object.assign(reminder!, { state: MailState.sending })
    expect(await services.renderMail(reminder!, db.manager)).not.toBeNull()
    await db.query(
      `UPDATE offer SET "sentAt" = now() - interval '9 days', "expiresAt" = now() - interval '1 day'`,
    )
    await passOn()
    expect(await findMails(offerExpiredMail)).toHaveLength(1)
  })
})

describe('a person who registered today (MAIL-4)', () => {
  async function offered() {
    const one = await register('ana@example.com')
    const caller = await api.team()
    await sendNewWave(caller, { size: 1, days: 7 })
    const { id } = await openOfferOf(one)
    return { one, id, caller, own: await api.as(one.user) }
  }

  test.each<[string, string, (of: Awaited<ReturnType<typeof offered>>) => Promise<unknown>]>([
    [
      'of the membership',
      membershipStartedMail.name,
      ({ own, id }) => own.ok(AcceptOfferDocument, { input: { id, plan: 'standard' } }),
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
    const caller = await api.team()
    await duringAddressChange(one.user, () => sendNewWave(caller, { size: 1 }))
    expect(await findMails(offerMail)).toMatchObject([{ to: NEW_ADDRESS }])
  })

  test('reads there that the offer is withdrawn', async () => {
    const one = await register('ana@example.com')
    const caller = await api.team()
    await sendNewWave(caller, { size: 1 })
    const { id } = await openOfferOf(one)
    await duringAddressChange(one.user, () =>
      caller.ok(withdrawOffer, { input: { id, reason: 'Rain' } }),
    )
    expect(await findMails(offerWithdrawnMail)).toMatchObject([{ to: NEW_ADDRESS }])
  })
})
