import { CalendarAddress } from '../../accounts/calendar-address.entity'
import type { Feature } from '../feature'
import { calendarAddressData } from './calendar.data'
import { calendarLink } from './calendar.links'
import { calendarAddressMail } from './calendar.mails'
import { CalendarResolver } from './calendar.resolver'

export const calendarFeature: Feature = {
  entities: [CalendarAddress],
  personalData: [calendarAddressData],
  mails: [calendarAddressMail],
  resolvers: [CalendarResolver],
  linkPurposes: [calendarLink],
}
