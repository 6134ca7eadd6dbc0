import { courtHour } from '../format/dates'
import { clubDayInWords } from '../format/daysInWords'

/** 3.5, or: not said */
const level = (value: number | null) => (value === null ? 'no level said' : value.toFixed(1))

const count = (people: number) => `${String(people)} ${people === 1 ? 'comes' : 'come'}`

/** Open play at night, on the booking page and the profile. */
export const openPlay = {
  title: 'Open play',
  lead: 'No reservation. Say when you come, and others see how many play.',
  /** Night of Tuesday, November 24 */
  night: (date: string) => `Night of ${clubDayInWords(date)}`,
  hour: courtHour,
  /** Names the hours of a night. */
  come: (night: string) => `I come at about: ${night}`,
  closed: 'closed',
  nobody: 'nobody yet',
  count,
  /** 2 × 3.5, 1 × no level said */
  levels: (levels: readonly { level: number | null; count: number }[]) =>
    levels.map(one => `${String(one.count)} × ${level(one.level)}`).join(', '),
  names: (names: readonly string[]) => names.join(', '),
  /** Names the button of an hour: I come at about 11 PM, 2 come */
  button: (hour: string, state: string) => `I come at about ${hour}, ${state}`,
  yours: 'you come',
  profile: {
    title: 'On the court',
    lead: 'Members see how many of each level come to open play. Your first name only if you allow it.',
    level: 'Your level',
    none: 'I do not say',
    options: [2, 2.5, 3, 3.5, 4, 4.5, 5].map(value => ({
      value: value.toFixed(1),
      label: value.toFixed(1),
    })),
    showsName: 'Members may read my first name',
    failed: 'We could not look up what members read of you.',
  },
  /** For the desk. */
  visitors: {
    title: 'Open play this night',
    next: 'Open play the next night',
    none: 'Nobody has said that they come.',
    failed: 'Who comes to open play could not be loaded.',
    level,
  },
} as const
