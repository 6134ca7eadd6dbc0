import type { CourtScheduleDetailsFragment } from '../../../api/operationTypes'

/* In points, for the smaller of the two formats: Letter is lower than A4, and A4 is narrower. */
const PAGE_HEIGHT = 670
const COLUMN_WIDTH = 238
const LARGEST = 9
const SMALLEST = 4
const STEP = 0.5

/* Widths and heights of letters, times the size. */
const LETTER_WIDTH = 0.53
const LINE_HEIGHT = 1.16
/** The padding and the line of a row. */
const ROW_GAP = 4

/**
 * Returns the size of the letters, in points, at which the day fits one sheet of A4 or Letter.
 * @param texts the text of each cell, by row
 */
export function printSize(texts: readonly (readonly string[])[]): number {
  for (let size = LARGEST; size > SMALLEST; size -= STEP)
    if (heightAt(size, texts) <= PAGE_HEIGHT) return size
  return SMALLEST
}

function heightAt(size: number, texts: readonly (readonly string[])[]): number {
  const perLine = COLUMN_WIDTH / (size * LETTER_WIDTH)
  const linesOf = (row: readonly string[]) =>
    Math.max(1, ...row.map(text => Math.ceil(text.length / perLine)))
  const lines = texts.reduce((sum, row) => sum + linesOf(row), 0)
  return lines * size * LINE_HEIGHT + texts.length * ROW_GAP
}

/** Returns the text of each booking and block, by hour. */
export const textsOf = (
  { hours, bookings, blocks }: CourtScheduleDetailsFragment,
  describe: (booking: CourtScheduleDetailsFragment['bookings'][number]) => string,
) =>
  hours.map(({ startsAt, endsAt }) => [
    ...bookings.filter(booking => booking.startsAt === startsAt).map(describe),
    ...blocks
      .filter(block => block.startsAt < endsAt && block.endsAt > startsAt)
      .map(({ title }) => `${title}${' '.repeat(BLOCK_WORDS)}`),
  ])

/** The length of a block's kind and times. */
const BLOCK_WORDS = 60
