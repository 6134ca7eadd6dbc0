import { text } from './text-rule'

export const BLOCK_TITLE_MAX = 80
export const CLOSURE_NOTE_MAX = 140
export const SETTLED_HOW_MAX = 100

/** What the team calls a block of a court. */
export const blockTitle = text({ max: BLOCK_TITLE_MAX, required: 'Title is required' })

/** What members read about a closure. */
export const closureNote = text({ max: CLOSURE_NOTE_MAX })

/** How a charge was settled at the desk, in words. */
export const settledHow = text({ max: SETTLED_HOW_MAX, required: 'Please say how it was settled' })

/** Words beside the method by which the desk has taken something. */
export const settlementNote = text({ max: SETTLED_HOW_MAX })

/** From when the desk can mark a member, in minutes after the start of play (BOOKING-12). */
export const attendanceMinutes = { arrived: -60, absent: 15 } as const

/** How long after the start of an hour the team can still book it, in minutes (BOOKING-24). */
export const WALK_IN_MINUTES = 30

/** For how many days after the day of play attendance and guests can be corrected (BOOKING-12). */
export const CORRECTION_DAYS = 14

/** From how many bookings on a member who did not come is listed (BOOKING-61). */
export const NO_SHOWS_LISTED = 3

/** Why the team books for a member, for the audit log. */
export const bookingReason = text({ max: 500, multiline: true })
