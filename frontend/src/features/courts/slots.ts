import type { CourtDayFieldsFragment, PlayerBookingRowFragment } from '../../api/operationTypes'
import { courts as texts } from '../../content/courts'
import { courtHour } from '../../format/dates'
import { clubDayInWords } from '../../format/daysInWords'

export type CourtSlots = CourtDayFieldsFragment['courts'][number]
export type Court = CourtSlots['court']
export type Slot = CourtSlots['slots'][number] & {
  /** Whether the member plays in another member's booking of the hour. */
  plays?: boolean
}

/** The id of a slot's button. */
export const slotId = ({ number }: Court, { startsAt }: Slot) =>
  `court-${String(number)}-${startsAt}`

/** Describes the state of a slot: free, or: opens today, 6 PM, or: taken, 2 wait, or: you play */
export function stateTexts({ state, opensAt, waiting, plays }: Slot): string {
  if (plays) return texts.plays
  return state === 'later' ? texts.opens(opensAt) : texts.waiting(texts.states[state], waiting)
}

/** Formats when a slot begins and ends: 6 PM to 7 PM */
export const rangeOf = ({ startsAt, endsAt }: Slot) =>
  texts.range(courtHour(startsAt), courtHour(endsAt))

/** Names a slot: Championship Court 1, 6 PM to 7 PM, free */
export const slotName = ({ name }: Court, slot: Slot) =>
  `${name}, ${rangeOf(slot)}, ${stateTexts(slot)}`

/** Formats the day and the hours of a slot: Tuesday, November 24, 6 PM to 7 PM */
export const whenOf = (day: CourtDayFieldsFragment, slot: Slot) =>
  `${clubDayInWords(day.date)}, ${rangeOf(slot)}`

/** Marks the hours of a day in which the member plays with others. */
export function withPlayed(
  day: CourtDayFieldsFragment,
  played: readonly PlayerBookingRowFragment[],
): CourtDayFieldsFragment {
  const plays = ({ id }: Court, { state, startsAt }: Slot) =>
    state === 'taken' &&
    played.some(one => one.state === 'playing' && one.court.id === id && one.startsAt === startsAt)
  const courts = day.courts.map(of => ({
    ...of,
    slots: of.slots.map(slot => ({ ...slot, plays: plays(of.court, slot) })),
  }))
  return { ...day, courts }
}

/** Whether no hour of the day is free. */
export const isFull = ({ courts }: CourtDayFieldsFragment) =>
  courts.every(({ slots }) => slots.every(({ state }) => state !== 'open'))

/** Whether an hour of the day cannot be booked yet. */
export const opensLater = ({ courts }: CourtDayFieldsFragment) =>
  courts.some(({ slots }) => slots.some(({ state }) => state === 'later'))

/** Whether a court is free at the time of a slot. */
export const hasFreeCourt = ({ courts }: CourtDayFieldsFragment, { startsAt }: Slot) =>
  courts.some(({ slots }) => slots.some(one => one.startsAt === startsAt && one.state === 'open'))

/** Returns the day without the hours that are past on every court. */
export function aheadOf(day: CourtDayFieldsFragment): CourtDayFieldsFragment {
  const isAhead = (index: number) => day.courts.some(({ slots }) => slots[index]?.state !== 'past')
  const courts = day.courts.map(of => ({
    ...of,
    slots: of.slots.filter((_slot, index) => isAhead(index)),
  }))
  return { ...day, courts }
}
