import { randomUUID } from 'node:crypto'
import { useMail } from '../../test/mail-worker'
import { db } from '../database/data-source'
import { DAY_MS } from '../core/durations'
import { Link } from '../links/link.entity'
import { deleteOldMail } from './mail-retention'
import { Mail, MailState } from './mail.entity'
import { newsletterConfirmLink, newsletterLeaveLink } from '../features/newsletter/newsletter.links'

const mail = useMail()
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const isNeverStopped = () => false

test('mail retention: what was sent, dropped or has failed goes after 90 days, what is kept after 30', async () => {
  const { kept, queued, sent, failed, dropped } = MailState
  const write = (state: MailState, days: number) =>
    mail.queue(1, {
      state,
      createdAt: daysAgo(days),
      key: `${state} ${days}`,
      ...(state === sent && { sentAt: daysAgo(days) }),
    })
  for (const state of [sent, failed, dropped, queued]) {
    await write(state, 89)
    await write(state, 91)
  }
  await write(kept, 29)
  await write(kept, 31)
  await deleteOldMail(isNeverStopped)
  const left = await db.getRepository(Mail).find()
  expect(left.map(({ key }) => key).toSorted()).toEqual([
    'dropped 89',
    'failed 89',
    'kept 29',
    'queued 89',
    'queued 91',
    'sent 89',
  ])
})

test('mail retention: a link goes 30 days after it was used or has expired, an open one stays', async () => {
  const links = db.getRepository(Link)
  const dates = {
    'used 29': { usedAt: daysAgo(29) },
    'used 31': { usedAt: daysAgo(31) },
    'expired 29': { expiresAt: daysAgo(29) },
    'expired 31': { expiresAt: daysAgo(31) },
    open: {},
    'way out, used 31': { purpose: newsletterLeaveLink.name, usedAt: daysAgo(31) },
  }
  for (const [email, values] of Object.entries(dates))
    await links.insert({
      purpose: newsletterConfirmLink.name,
      subject: randomUUID(),
      email,
      createdAt: daysAgo(100),
      ...values,
    })
  await deleteOldMail(isNeverStopped)
  const left = await links.find()
  const kept = ['expired 29', 'open', 'used 29', 'way out, used 31']
  expect(left.map(({ email }) => email).toSorted()).toEqual(kept)
})

test('mail retention: one server at a time, and none that is stopping', async () => {
  await mail.queue(1, { state: MailState.kept, createdAt: daysAgo(31) })
  await deleteOldMail(() => true)
  await db.transaction(async em => {
    await em.query('SELECT pg_advisory_xact_lock(736125016)')
    await deleteOldMail(isNeverStopped)
  })
  expect(await db.getRepository(Mail).count()).toBe(1)
  await deleteOldMail(isNeverStopped)
  expect(await db.getRepository(Mail).count()).toBe(0)
})
