/** An hour of a court without a booking and without a block. */
export interface FreeHour {
  court: { id: string; name: string }
  startsAt: string
  endsAt: string
}

/** The id of the row header of an hour. */
export const hourId = (startsAt: string) => `hour-${startsAt}`

/** The id of the cell of a court and an hour. It receives the focus when the button that had it is gone. */
export const slotId = (courtId: string, startsAt: string) => `slot-${courtId}-${startsAt}`

/** The id of the button that opens a form of a free hour, and receives the focus when it closes (PAGE-20). */
export const freeHourButtonId = (kind: 'book' | 'block', courtId: string, startsAt: string) =>
  `${kind}-${slotId(courtId, startsAt)}`
