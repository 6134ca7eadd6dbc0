import { DAY_MS } from '../../core/durations'
import { Link } from '../../links/link.entity'
import type { Feature } from '../feature'
import { linkData } from './links.data'

export const linksFeature: Feature = {
  entities: [Link],
  personalData: [linkData],
  jobs: ({ services }) => [
    { name: 'link_retention', everyMs: DAY_MS, run: services.links.deleteOld },
  ],
}
