/** An hour of a court without a booking and without a block. */
export interface FreeHour {
  court: { id: string; name: string }
  startsAt: string
  endsAt: string
}

/** The id of the row header of an hour. */
export const hourId = (startsAt: string) => `hour-${startsAt}`

/** The id of the cell of a court and an hour. It receives the focus when its form closes. */
export const slotId = (courtId: string, startsAt: string) => `slot-${courtId}-${startsAt}`
