import { randomUUID } from 'node:crypto'
import { startApi } from '../../test/harness'
import { services } from '../../test/services'
import { db } from '../database/data-source'
import { defineLinkPurpose } from './link-purpose'
import { Link } from './link.entity'

const api = startApi()

test('links: one for an unlisted purpose is refused', async () => {
  const gone = defineLinkPurpose({ name: 'gone', toPath: token => `/${token}`, lifetimeMs: null })
  const link = { purpose: gone, subject: randomUUID(), email: 'a@example.com', now: api.now() }
  await expect(services.links.create(link, db.manager)).rejects.toThrow(
    'No feature lists the link purpose gone (linkPurposes).',
  )
  expect(await db.getRepository(Link).count()).toBe(0)
})
