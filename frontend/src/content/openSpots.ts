import { clubMoment, courtHour } from '../format/dates'
import { openPlay } from './openPlay'

/** 6 PM on Sunday, November 22 (Miami time) */
const moment = (iso: string) => clubMoment(iso, courtHour)
const level = (value: number | null) => (value === null ? 'any level' : `level ${value.toFixed(1)}`)
const spots = (count: number) => (count === 1 ? '1 open spot' : `${String(count)} open spots`)

/** Places of a booking that its owner opens to members. */
export const openSpots = {
  title: 'Players wanted',
  lead: 'Members have booked these hours and look for players. A spot costs you nothing.',
  line: (bookings: number) =>
    bookings === 1 ? '1 booking wants players' : `${String(bookings)} bookings want players`,
  hour: (court: string, startsAt: string) => `${court}, ${moment(startsAt)}`,
  /** 2 open spots, level 3.5 */
  spots: (count: number, wanted: number | null) => `${spots(count)}, ${level(wanted)}`,
  sentence: (text: string) => `“${text}”`,
  names: (names: readonly string[]) => `With ${names.join(', ')}`,
  take: {
    label: 'Take a spot',
    /** Begins with the label. */
    name: (court: string, startsAt: string) => `Take a spot: ${court}, ${moment(startsAt)}`,
    pending: 'Taking...',
    done: (court: string, startsAt: string) => ({
      title: 'You play',
      description: `${court}, ${moment(startsAt)}. We have told the member who booked it.`,
    }),
  },
  own: {
    label: 'Open spots to members',
    form: 'Open spots to members',
    count: 'How many?',
    counts: (max: number) => ['1', '2', '3'].slice(0, max).map(value => ({ value, label: value })),
    level: 'Level',
    levels: [{ value: '', label: 'Any' }, ...openPlay.profile.options],
    sentence: 'A sentence about your game',
    hint: 'Members read it.',
    submit: 'Open',
    pending: 'Opening...',
    close: 'Not now',
    opened: (count: number) => ({
      title: 'Opened',
      description: `Members see ${spots(count)} on the booking page.`,
    }),
    failed: { title: 'Not opened', description: 'Please try again.', preferServer: true },
    shut: 'Close the spots',
    closed: { title: 'Closed', description: 'Who has taken a spot still plays.' },
  },
} as const
