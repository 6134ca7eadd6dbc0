import type { Feature } from '../feature'
import { EntryDetailsResolver } from './entry-details.resolver'

/** What the team sees of one person on the waitlist, from several features. */
export const entryDetailsFeature: Feature = {
  resolvers: [EntryDetailsResolver],
}
