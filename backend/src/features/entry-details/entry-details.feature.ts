import type { Feature } from '../feature'
import { EntryDetailsResolver } from './entry-details.resolver'

/** The team's view of one person on the waitlist, with data of several features. */
export const entryDetailsFeature: Feature = {
  resolvers: [EntryDetailsResolver],
}
