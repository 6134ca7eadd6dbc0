import { randomUUID } from 'node:crypto'
import { startApi } from '../../test/harness'
import { runJobNow } from '../../test/jobs'
import { DAY_MS } from '../core/durations'
import { db } from '../database/data-source'
import { newsletterConfirmLink, newsletterLeaveLink } from '../features/newsletter/newsletter.links'
import { Link } from './link.entity'

startApi()
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)

test('link retention: a link is deleted 30 days after it was used or expired; an open one stays (SEC-M9)', async () => {
  const links = db.getRepository(Link)
  const dates = {
    'used 29': { usedAt: daysAgo(29) },
    'used 31': { usedAt: daysAgo(31) },
    'expired 29': { expiresAt: daysAgo(29) },
    'expired 31': { expiresAt: daysAgo(31) },
    open: {},
    'way out, used 31': { purpose: newsletterLeaveLink.name, usedAt: daysAgo(31) },
    'of a version before, used 31': { purpose: 'gone', usedAt: daysAgo(31) },
  }
  for (const [email, values] of Object.entries(dates))
    await links.insert({
      purpose: newsletterConfirmLink.name,
      subject: randomUUID(),
      email,
      createdAt: daysAgo(100),
      ...values,
    })
  await runJobNow('link_retention')
  const left = await links.find()
  const kept = ['expired 29', 'open', 'used 29', 'way out, used 31']
  expect(left.map(({ email }) => email).toSorted()).toEqual(kept)
})
