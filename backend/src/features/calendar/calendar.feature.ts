import type { Feature } from '../feature'
import { calendarLink } from './calendar.links'
import { CalendarResolver } from './calendar.resolver'

export const calendarFeature: Feature = {
  resolvers: [CalendarResolver],
  linkPurposes: [calendarLink],
}
