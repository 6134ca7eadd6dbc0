/** The rules of open play (OPEN-1 to OPEN-4). Times are those of New York. */
export const openPlayRules = {
  /** A night begins at this hour of its date and ends at the other one of the next date. */
  fromHour: 23,
  untilHour: 5,
  /** How many nights members can say that they come: this night and the next ones. */
  nights: 7,
  /** Levels, in halves. */
  levelMin: 2,
  levelMax: 5,
} as const

/** Returns whether a number is a level of play; null, for none, is. */
export const isPlayLevel = (level: number | null): boolean =>
  level === null ||
  (level >= openPlayRules.levelMin &&
    level <= openPlayRules.levelMax &&
    level * 2 === Math.round(level * 2))
