import { Link } from '../../links/link.entity'
import type { Feature } from '../feature'

export const linksFeature: Feature = {
  entities: [Link],
}
