import type { UsePeriod } from '../../api/operationTypes'
import { clubDate } from '../../format/daysInWords'
import { formatCount } from '../../format/numbers'
import { counted } from './counted'

const periods: Record<UsePeriod, string> = {
  weeks_4: '4 weeks',
  weeks_13: '13 weeks',
  weeks_52: '52 weeks',
}

const hundredths = (share: number) => String(Math.round(share * 100))

const members = (total: number) => counted(total, 'member')

/** The texts of how the courts are used, and of members who hardly use them. */
export const courtUseTexts = {
  part: 'Part',
  parts: { hours: 'Hours', never: 'Never booked', absent: 'Did not come' },
  period: 'Period',
  periods,
  download: 'Export bookings',
  hours: {
    failed: 'The use of the courts could not be loaded.',
    empty: 'No day with bookings is over yet. The first one is counted on the day after it.',
    caption: (first: string, last: string) =>
      `Booked hours in percent of the open hours, ${clubDate(first)} to ${clubDate(last)}`,
    hour: 'Hour',
    /** The number of a cell, before its percent sign. */
    hundredths,
    /** How many of the open hours are booked, beside the percent. */
    of: (booked: number, open: number) => `${formatCount(booked)} of ${formatCount(open)}`,
    closed: '–',
    closedWords: 'Not open',
    figures: {
      hours: 'Hours booked',
      hoursOf: (booked: number, open: number) =>
        open === 0
          ? 'none open'
          : `${hundredths(booked / open)} % (${formatCount(booked)} of ${formatCount(open)})`,
      bookings: 'Bookings',
      noShows: 'Did not come',
      late: 'Cancelled late',
      guests: 'Guests',
      ahead: 'Booked ahead (median)',
      aheadOf: (days: number | null) =>
        days === null ? 'N/A' : days === 0 ? 'same day' : counted(days, 'day'),
    },
  },
  never: {
    count: members,
    caption: 'Active members without a booking, the oldest membership first',
    failed: 'The members could not be loaded.',
    empty: 'Every member has booked in this time',
    number: 'No.',
    member: 'Member',
    email: 'Email',
    plan: 'Plan',
    since: 'Member since',
    note: 'They have no booking since the period began, not even a cancelled one or one to come.',
  },
  absent: {
    count: members,
    caption: 'Members who did not come three times or more, most often first',
    failed: 'The members could not be loaded.',
    empty: 'Nobody was absent three times in this time',
    times: 'Times',
    member: 'Member',
    email: 'Email',
    latest: 'Last on',
  },
}
