import { person } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  CloseWaveDocument,
  MembershipFiguresDocument,
  SendWaveDocument,
  WavesDocument,
} from '../../../test/operations'
import { findMails } from '../../../test/mails'
import { invite, records, setOne, statuses } from '../../../test/status-changes'
import { openSubscription } from '../../../test/subscriptions'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  defaults,
  entryOf,
  getWave,
  leaveWaitlist,
  offers,
  offerStates,
  preview,
  sendNewWave,
  setPhase,
  wave,
} from '../../../test/waves'
import { nextClubMidnight } from '../../core/club-day'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import { notify } from '../../database/notifications'
import { MailAddress } from '../../mail/mail-address.entity'
import { WAVE_CHANGED } from './waves.events'
import { offerMail, offerReminderMail } from './offers.mails'

const api = startApi()
checkWaitlistAfterEach()

const UNKNOWN_ID = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'
const upTo = (size: number) => Array.from({ length: size }, (_, index) => index + 1)
const STALE = 'The list has changed since you looked. Please look again.'

beforeEach(() => setPhase('memberships'))

describe('sendWave', () => {
  test('offers the places to those the preview showed, with mails, and nothing to others', async () => {
    await createWaiting(4, api.now())
    const caller = await api.team()
    const seen = await preview(caller, { size: 3 })
    const input = { ...defaults, digest: seen.digest, note: '  The first ones ' }
    const { sendWave: sent } = await caller.ok(SendWaveDocument, { input })
    expect(sent).toMatchObject({ number: 1, note: 'The first ones', counts: { open: 3 } })
    expect(await statuses()).toEqual(['invited', 'invited', 'invited', 'waiting'])
    const all = await offers()
    expect(all.map(({ entry }) => entry.id)).toEqual(seen.people.map(({ id }) => id))
    expect(all).toMatchObject([1, 2, 3].map(place => ({ place, waveSize: 3, state: 'open' })))
    for (const { expiresAt } of all) expect(expiresAt.toISOString()).toBe(seen.expiresAt)
    const reminders = await findMails(offerReminderMail)
    expect([await findMails(offerMail), reminders].map(mails => mails.length)).toEqual([3, 3])
    const dueAt = new Date(Date.parse(seen.expiresAt) - 2 * DAY_MS)
    expect(reminders).toMatchObject([1, 2, 3].map(() => ({ dueAt, state: 'kept' })))
    const [first] = seen.people
    expect(await records()).toMatchObject([
      { action: 'wave_send', subjectId: sent.id, after: { number: 1, size: 3, offers: 3 } },
      {
        action: 'wave_offer',
        subjectId: first?.id,
        before: { status: 'waiting' },
        after: { status: 'invited' },
      },
      { action: 'wave_offer' },
      { action: 'wave_offer' },
    ])
  })

  test('queues no reminder for offers of three days', async () => {
    await createWaiting(1, api.now())
    await sendNewWave(await api.team(), { days: 3 })
    expect(await findMails(offerMail)).toHaveLength(1)
    expect(await findMails(offerReminderMail)).toEqual([])
  })

  test('asks fewer people if fewer wait, and refuses an empty list', async () => {
    await createWaiting(2, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 40 })
    expect(await offerStates()).toEqual([
      [1, 'open'],
      [2, 'open'],
    ])
    const { digest } = await preview(caller)
    expect(await caller.fails(SendWaveDocument, { input: { ...defaults, digest } })).toMatchObject(
      invalidField('size', 'There is nobody to ask'),
    )
  })

  test('refuses the digest if a person has left, was invited or has an undeliverable address since', async () => {
    const [first, second, third] = await createWaiting(4, api.now())
    const caller = await api.team()
    for (const change of [
      async () => (await api.as(first!.user)).ok(leaveWaitlist),
      () => setOne.ok(caller, [second!.entry.id], invite),
      () =>
        db.getRepository(MailAddress).insert({
          email: third!.user.email,
          undeliverableSince: new Date(),
          reason: '550 unknown',
        }),
    ]) {
      const { digest } = await preview(caller)
      await change()
      const input = { ...defaults, digest }
      expect(await caller.fails(SendWaveDocument, { input })).toMatchObject({
        code: 'CONFLICT',
        message: STALE,
      })
    }
    expect(await offers()).toEqual([])
  })

  test('refuses the digest of other settings and of another day, and is not open in phase waitlist', async () => {
    await createWaiting(3, api.now())
    const caller = await api.team()
    const { digest } = await preview(caller)
    for (const other of [{ size: 2 }, { days: 8 }, { refill: true }, { confirmedOnly: true }])
      expect(
        await caller.fails(SendWaveDocument, { input: { ...defaults, ...other, digest } }),
      ).toMatchObject({
        code: 'CONFLICT',
      })
    api.at(nextClubMidnight(api.now()).toISOString())
    const nextDay = await api.team()
    const input = { ...defaults, digest }
    expect(await nextDay.fails(SendWaveDocument, { input })).toMatchObject({ code: 'CONFLICT' })
    await setPhase('waitlist')
    expect(await nextDay.fails(SendWaveDocument, { input })).toMatchObject({ code: 'NOT_OPEN_YET' })
    expect(await offers()).toEqual([])
  })

  test('refuses a visitor, a member, and a note that is too long', async () => {
    const input = { ...defaults, digest: 'x' }
    const member = await api.as(await person())
    expect(await api.visitor.fails(SendWaveDocument, { input })).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    expect(await member.fails(SendWaveDocument, { input })).toMatchObject({ code: 'FORBIDDEN' })
    const long = { ...input, note: 'x'.repeat(501) }
    expect(await (await api.team()).fails(SendWaveDocument, { input: long })).toMatchObject(
      invalidField('note'),
    )
  })
})

test('waves: a wave has its offers by place, the list the latest first, with counts', async () => {
  await createWaiting(5, api.now())
  const caller = await api.team()
  const first = await sendNewWave(caller, { size: 2 })
  await sendNewWave(caller, { size: 3 })
  const listed = (await caller.ok(WavesDocument)).waves
  expect(listed.edges).toMatchObject([
    { node: { number: 2, counts: { open: 3, accepted: 0 } } },
    { node: { number: 1, counts: { open: 2, accepted: 0 } } },
  ])
  const found = (await caller.ok(wave, { id: first })).wave
  expect(found.offers.edges).toMatchObject(
    upTo(2).map(place => ({ node: { place, entry: { position: place, status: 'invited' } } })),
  )
  expect((await caller.ok(wave, { id: UNKNOWN_ID })).wave).toBeNull()
  expect(await caller.fails(wave, { id: '1' })).toMatchObject({ code: 'BAD_USER_INPUT' })
  const figures = { members: 0, openOffers: 5, placesLeft: 220, medianHoursToAnswer: null }
  expect(await caller.ok(MembershipFiguresDocument)).toMatchObject({ membershipFigures: figures })
})

test('closeWave: keeps open offers, records it, and refuses a second time', async () => {
  const [first] = await createWaiting(2, api.now())
  const caller = await api.team()
  const id = await sendNewWave(caller, { size: 1, refill: true })
  await caller.ok(CloseWaveDocument, { input: { id } })
  expect((await getWave(id)).closedAt).not.toBeNull()
  expect((await entryOf(first!)).status).toBe('invited')
  expect((await records()).at(-1)).toMatchObject({ action: 'wave_close', subjectId: id })
  expect(await caller.fails(CloseWaveDocument, { input: { id } })).toMatchObject({
    code: 'CONFLICT',
  })
  const unknown = { input: { id: UNKNOWN_ID } }
  expect(await caller.fails(CloseWaveDocument, unknown)).toMatchObject({ code: 'NOT_FOUND' })
})

test('waveChanged: sends the wave when it is sent', async () => {
  await createWaiting(1, api.now())
  const caller = await api.team()
  const query = 'subscription { waveChanged { id number counts { open } } }'
  const subscription = openSubscription(api.base, query, { cookie: caller.cookie })
  const beacon = await sendNewWave(caller, { size: 1 })
  await subscription.untilEstablished(() => notify(WAVE_CHANGED, [beacon], db.manager))
  expect((await subscription.next())?.data?.waveChanged).toEqual({
    id: beacon,
    number: 1,
    counts: { open: 1 },
  })
  await subscription.close()
})
