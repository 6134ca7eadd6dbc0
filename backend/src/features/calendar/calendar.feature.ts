import { CalendarAddress } from '../../accounts/calendar-address.entity'
import type { Feature } from '../feature'
import { calendarLink } from './calendar.links'
import { calendarAddressMail } from './calendar.mails'
import { CalendarResolver } from './calendar.resolver'

export const calendarFeature: Feature = {
  entities: [CalendarAddress],
  mails: [calendarAddressMail],
  resolvers: [CalendarResolver],
  linkPurposes: [calendarLink],
}
