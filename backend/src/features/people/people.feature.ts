import type { Feature } from '../feature'
import { PeopleResolver } from './people.resolver'

/** The team's view of one person, with data of several features, and the search for people. */
export const peopleFeature: Feature = {
  resolvers: [PeopleResolver],
}
