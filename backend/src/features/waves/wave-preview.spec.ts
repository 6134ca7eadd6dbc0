import { startApi } from '../../../test/harness'
import { SendWaveDocument, WavePreviewDocument } from '../../../test/operations'
import { runJobNow } from '../../../test/jobs'
import { invite, setOne, statuses } from '../../../test/status-changes'
import { checkWaitlistAfterEach } from '../../../test/waitlist-invariants'
import {
  createWaiting,
  defaults,
  expireOffers,
  offers,
  preview,
  sendNewWave,
  setPhase,
} from '../../../test/waves'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { User } from '../../accounts/user.entity'

const api = startApi()
checkWaitlistAfterEach()

beforeEach(() => setPhase('memberships'))

describe('wave preview', () => {
  test('asks those who were asked less often first, then by position', async () => {
    const all = await createWaiting(5, api.now())
    const caller = await api.team()
    await sendNewWave(caller, { size: 2 })
    await expireOffers()
    await runJobNow('offers_pass_on')
    const { people } = await preview(caller, { size: 4 })
    expect(people.map(({ position, timesAsked }) => [position, timesAsked])).toEqual([
      [3, 0],
      [4, 0],
      [5, 0],
      [1, 1],
    ])
    expect(people[0]).toMatchObject({ email: all[2]?.user.email, passedOver: null })
  })

  test('lists everybody whom the team has marked invited by hand, until that is taken back', async () => {
    const [first, , , last] = await createWaiting(4, api.now())
    const caller = await api.team()
    await setOne.ok(caller, [first!.entry.id], invite)
    await setOne.ok(caller, [last!.entry.id], invite)
    const { people, passedOver, digest } = await preview(caller, { size: 1 })
    expect(people.map(({ position }) => position)).toEqual([2])
    expect(passedOver).toMatchObject([
      { position: 1, passedOver: 'invited_by_hand' },
      { position: 4, passedOver: 'invited_by_hand' },
    ])
    await caller.ok(SendWaveDocument, { input: { ...defaults, size: 1, digest } })
    await setOne.ok(caller, [first!.entry.id], { from: 'invited', to: 'waiting' })
    const later = await preview(caller, { size: 1 })
    // Whom a wave has invited is not marked by hand.
    expect(later.passedOver).toMatchObject([{ position: 4, passedOver: 'invited_by_hand' }])
    expect(later.people.map(({ position }) => position)).toEqual([1])
  })

  test('passes over undeliverable and, if asked to, unconfirmed addresses, with the reason', async () => {
    const all = await createWaiting(5, api.now())
    const [first, second] = all.map(({ user }) => user)
    await db.getRepository(User).update(first!.id, { emailConfirmedAt: null })
    const refused = { email: second!.email, undeliverableSince: new Date(), reason: '550 unknown' }
    await db.getRepository(MailAddress).insert(refused)
    const caller = await api.team()
    const either = await preview(caller, { size: 2 })
    expect(either.people.map(({ position }) => position)).toEqual([1, 3])
    expect(either.passedOver).toMatchObject([{ position: 2, passedOver: 'undeliverable' }])
    const confirmed = await preview(caller, { size: 2, confirmedOnly: true })
    expect(confirmed.people.map(({ position }) => position)).toEqual([3, 4])
    expect(confirmed.passedOver).toMatchObject([
      { position: 1, passedOver: 'unconfirmed' },
      { position: 2, passedOver: 'undeliverable' },
    ])
  })

  test('changes nothing, and works in phase waitlist', async () => {
    await setPhase('waitlist')
    await createWaiting(2, api.now())
    expect((await preview(await api.team())).people).toHaveLength(2)
    expect(await offers()).toEqual([])
    expect(await statuses()).toEqual(['waiting', 'waiting'])
  })

  test('refuses a wrong size or number of days, as sendWave does', async () => {
    await createWaiting(1, api.now())
    const caller = await api.team()
    for (const wrong of [{ size: 0 }, { size: 101 }, { size: 1.5 }, { days: 0 }, { days: 31 }]) {
      const input = { ...defaults, ...wrong }
      const refused = [wrong, { code: 'BAD_USER_INPUT' }]
      const previewed = await caller.fails(WavePreviewDocument, { input })
      expect([wrong, previewed]).toMatchObject(refused)
      const sent = await caller.fails(SendWaveDocument, { input: { ...input, digest: 'x' } })
      expect([wrong, sent]).toMatchObject(refused)
    }
  })

  test('an offer of one day lasts to the end of the next day, also of a clock change', async () => {
    for (const [now, end] of [
      ['2027-03-13T16:00:00Z', '2027-03-15T04:00:00.000Z'],
      ['2026-10-31T16:00:00Z', '2026-11-02T05:00:00.000Z'],
      ['2026-12-02T04:59:59.999Z', '2026-12-03T05:00:00.000Z'],
      ['2026-12-02T05:00:00Z', '2026-12-04T05:00:00.000Z'],
      ['2027-03-14T04:59:59.999Z', '2027-03-15T04:00:00.000Z'],
      ['2026-11-02T04:59:59.999Z', '2026-11-03T05:00:00.000Z'],
    ] as const) {
      api.at(now)
      const { expiresAt } = await preview(await api.team(), { days: 1 })
      expect([now, expiresAt]).toEqual([now, end])
    }
  })
})
