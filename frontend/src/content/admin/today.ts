import { clubDayInWords } from '../../format/daysInWords'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'

const some = (count: number, words: string) => (count > 0 ? [`${formatCount(count)} ${words}`] : [])

/** The texts of the section that shows the team's day. */
export const todayTexts = {
  list: 'What there is to do',
  failed: 'The day could not be loaded.',
  bookings: {
    label: 'Bookings today',
    note: ({ count, arrived, absent }: { count: number; arrived: number; absent: number }) =>
      [
        ...some(arrived, 'arrived'),
        ...some(count - arrived - absent, 'not yet'),
        ...some(absent, 'did not come'),
      ].join(', '),
    none: 'Nobody has booked for today',
  },
  owed: {
    label: 'Owed',
    note: (count: number) => counted(count, 'open charge or due', 'open charges and dues'),
    none: 'Nothing is owed',
  },
  charges: {
    label: 'Charges',
    note: (count: number) => counted(count, 'open charge'),
    none: 'No charge is open',
  },
  dues: {
    label: 'Dues',
    note: (count: number) => counted(count, 'open due'),
    none: 'No due is open',
  },
  closures: {
    label: 'Closures to come',
    note: (until: string) => `Until ${clubDayInWords(until)}`,
    none: 'No court is closed in the next 7 days',
  },
  offers: {
    label: 'Offers that end',
    note: 'Today or tomorrow',
    none: 'No offer ends today or tomorrow',
  },
  messages: {
    label: 'Messages',
    note: 'Wait for an answer',
    none: 'No message waits for an answer',
  },
  failedMails: {
    label: 'Failed mails',
    note: 'Were not sent',
    none: 'No mail has failed',
  },
  refusedMails: {
    label: 'Mails to refused addresses',
    note: 'The address refuses our mail by now',
    none: 'No mail went to an address that refuses it',
  },
}
