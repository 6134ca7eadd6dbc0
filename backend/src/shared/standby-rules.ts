/** The rules of waiting for an hour (STANDBY-1 to STANDBY-6). Times are those of New York. */
export const standbyRules = {
  /** For how many hours a member can wait at a time. */
  waitingMax: 5,
  /** How long an offer stands. */
  offerMinutes: 20,
  /** An offer that is made from this hour on, or before the other, stands until `morningEnd`. */
  nightFromHour: 22,
  nightUntilHour: 7,
  morningEnd: '07:20',
  /** From this many hours before it begins, an hour is open to all. */
  openHours: 2,
} as const
