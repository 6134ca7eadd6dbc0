import { retentionJob } from '../../jobs/retention-job'
import { Link } from '../../links/link.entity'
import type { Feature } from '../feature'
import { linkData } from './links.data'

/**
 * Links 30 days after they were used or expired (MAIL-8). Those that never expire stay, even if used.
 */
const OLD = `purpose <> ALL($2) AND
  ("usedAt" < $1::timestamptz - interval '30 days' OR "expiresAt" < $1::timestamptz - interval '30 days')`

export const linksFeature: Feature = {
  entities: [Link],
  personalData: [linkData],
  jobs: ({ services: { links } }) => [
    retentionJob({
      name: 'link_retention',
      table: 'link',
      where: OLD,
      values: now => [now, links.lastingPurposes],
    }),
  ],
}
