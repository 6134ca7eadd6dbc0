import { startApi } from '../../../test/harness'
import { CloseWaveDocument } from '../../../test/operations'
import { runJobNow, runJobAt } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import { services } from '../../../test/services'
import { invite, setOne, statuses } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  declineOffer,
  entryOf,
  expireOffers,
  getWave,
  offers,
  offerStates,
  openOfferOf,
  sendNewWave,
  setPhase,
  type Waiting,
} from '../../../test/waves'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { endOfClubDay } from '../../core/club-day'
import { Mail, MailState } from '../../mail/mail.entity'
import { offerExpiredMail, offerMail, offerReminderMail, offerWithdrawnMail } from './offers.mails'

const api = startApi()
checkWaitlistAfterEach()

const passOn = () => runJobNow('offers_pass_on')
const isClosed = async (id: string) => (await getWave(id)).closedAt !== null

beforeEach(() => setPhase('memberships'))

async function decline(someone: Waiting): Promise<void> {
  const { id } = await openOfferOf(someone)
  await (await api.as(someone.user)).ok(declineOffer, { input: { id, leave: false } })
}

describe('offers_pass_on: expiry', () => {
  test('expires what is due, keeps the positions, and mails each person once', async () => {
    const [first, second] = await createWaiting(2, api.now())
    const id = await sendNewWave(await api.team(), { size: 2 })
    await expireOffers([first!])
    await passOn()
    await passOn()
    expect(await offerStates()).toEqual([
      [1, 'expired'],
      [2, 'open'],
    ])
    expect(await entryOf(first!)).toMatchObject({ status: 'waiting', timesAsked: 1, position: 1 })
    expect((await entryOf(second!)).status).toBe('invited')
    expect(await findMails(offerExpiredMail)).toMatchObject([{ to: first!.user.email }])
    expect(await isClosed(id)).toBe(false)
  })

  test('also expires the offers of a closed wave, without promising the place to anybody', async () => {
    await createWaiting(1, api.now())
    const caller = await api.team()
    const id = await sendNewWave(caller, { size: 1, refill: true })
    await caller.ok(CloseWaveDocument, { input: { id } })
    const mails = await findMails(offerMail)
    const [offered] = await Promise.all(mails.map(rendered))
    await expireOffers()
    await passOn()
    expect(await offerStates()).toEqual([[1, 'expired']])
    const [mail] = await findMails(offerExpiredMail)
    for (const { text } of [offered!, await rendered(mail!)])
      expect(text).not.toContain('next person')
  })

  test.each([
    ['the mail failed for good', { state: MailState.failed, attempts: 8, failure: '550 unknown' }],
    ['the mail was dropped', { state: MailState.dropped }],
  ])('withdraws an offer if %s', async (_, values) => {
    const [first] = await createWaiting(1, api.now())
    await sendNewWave(await api.team(), { size: 1 })
    await passOn()
    expect(await offerStates()).toEqual([[1, 'open']])
    await db.getRepository(Mail).update({ template: offerMail.name }, values)
    await passOn()
    expect(await offers()).toMatchObject([
      { state: 'withdrawn', reason: 'The mail could not be delivered.' },
    ])
    expect(await entryOf(first!)).toMatchObject({ status: 'waiting', timesAsked: 1 })
    expect(await findMails(offerWithdrawnMail)).toEqual([])
  })

  test('keeps an offer whose mail was deleted because it is old', async () => {
    await createWaiting(1, api.now())
    await sendNewWave(await api.team(), { size: 1, days: 30 })
    await db.getRepository(Mail).deleteAll()
    await passOn()
    expect(await offerStates()).toEqual([[1, 'open']])
    await expireOffers()
    await passOn()
  })
})

describe('offers_pass_on: refill', () => {
  test('offers a freed place to the next person, with full days', async () => {
    const [first, , third] = await createWaiting(3, api.now())
    const id = await sendNewWave(await api.team(), { size: 2, days: 5, refill: true })
    await decline(first!)
    const before = Date.now()
    await passOn()
    const next = await openOfferOf(third!)
    expect(next).toMatchObject({ waveId: id, place: 1 })
    expect(next.expiresAt).toEqual(endOfClubDay(new Date(before), 5))
    expect(await findMails(offerReminderMail, third!.user.email)).toHaveLength(1)
  })

  test('does nothing of the kind without refill, and closes the wave', async () => {
    const [first] = await createWaiting(2, api.now())
    const id = await sendNewWave(await api.team(), { size: 1 })
    await decline(first!)
    await passOn()
    expect(await offerStates()).toEqual([[1, 'declined']])
    expect(await isClosed(id)).toBe(true)
  })

  test('asks nobody twice: it closes the wave once everybody was asked', async () => {
    const people = await createWaiting(3, api.now())
    const id = await sendNewWave(await api.team(), { size: 1, refill: true })
    for (const one of people) {
      await decline(one)
      await passOn()
    }
    await passOn()
    expect(await offerStates()).toEqual([
      [1, 'declined'],
      [2, 'declined'],
      [3, 'declined'],
    ])
    expect(await isClosed(id)).toBe(true)
  })

  test('leaves places that were never offered to later waves', async () => {
    const [first] = await createWaiting(1, api.now())
    const id = await sendNewWave(await api.team(), { size: 5, refill: true })
    await createWaiting(3, api.now())
    await passOn()
    expect(await offerStates()).toEqual([[1, 'open']])
    await decline(first!)
    await passOn()
    expect(await offerStates()).toEqual([
      [1, 'declined'],
      [2, 'open'],
    ])
    expect(await isClosed(id)).toBe(false)
  })

  test('passes nothing on in a closed wave, and keeps it closed', async () => {
    const [first] = await createWaiting(2, api.now())
    const caller = await api.team()
    const id = await sendNewWave(caller, { size: 1, refill: true })
    await caller.ok(CloseWaveDocument, { input: { id } })
    const { closedAt } = await getWave(id)
    await decline(first!)
    await passOn()
    expect(await offerStates()).toEqual([[1, 'declined']])
    expect((await getWave(id)).closedAt).toEqual(closedAt)
  })

  test('sends nothing in phase waitlist, and closes the wave', async () => {
    const [first] = await createWaiting(2, api.now())
    const id = await sendNewWave(await api.team(), { size: 1, refill: true })
    await decline(first!)
    await setPhase('waitlist')
    await passOn()
    expect(await offerStates()).toEqual([[1, 'declined']])
    expect(await isClosed(id)).toBe(true)
  })

  test('skips those whom the team has invited by hand', async () => {
    const [first, second] = await createWaiting(3, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 1, refill: true })
    await setOne.ok(caller, [second!.entry.id], invite)
    await decline(first!)
    await passOn()
    expect(await offerStates()).toEqual([
      [1, 'declined'],
      [3, 'open'],
    ])
  })
})

test('offers_pass_on: after three days down, one run expires, passes on and closes once', async () => {
  const people = await createWaiting(6, api.now())
  const caller = await api.team()
  const [once, again] = [
    await sendNewWave(caller, { size: 2, days: 4 }),
    await sendNewWave(caller, { size: 2, days: 4, refill: true }),
  ]
  await expireOffers()
  const later = new Date(Date.now() + 3 * DAY_MS)
  await runJobAt('offers_pass_on', later)
  await runJobAt('offers_pass_on', later)
  expect(await offerStates()).toEqual([
    [1, 'expired'],
    [2, 'expired'],
    [3, 'expired'],
    [4, 'expired'],
    [5, 'open'],
    [6, 'open'],
  ])
  expect(await statuses()).toEqual([...Array<string>(4).fill('waiting'), 'invited', 'invited'])
  expect((await openOfferOf(people[5]!)).expiresAt).toEqual(endOfClubDay(later, 4))
  expect([await isClosed(once), await isClosed(again)]).toEqual([true, false])
  expect(await findMails(offerExpiredMail)).toHaveLength(4)
  // The reminders of expired offers are never sent.
  const reminders = await findMails(offerReminderMail)
  const texts = await Promise.all(reminders.map(mail => services.renderMail(mail, db.manager)))
  expect(texts.filter(Boolean)).toHaveLength(2)
})
