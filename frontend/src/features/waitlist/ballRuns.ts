const PER_ROW = 25

/** A rectangle of adjacent balls in the picture, measured in balls. */
export interface BallRun {
  column: number
  row: number
  columns: number
  rows: number
}

export interface BallRuns {
  taken: BallRun[]
  left: BallRun[]
  columns: number
  rows: number
}

/**
 * Returns the balls of the picture, row by row: first the taken ones, then the free ones, which are
 * lit. Rectangles instead of 225 circles keep the page small and updates cheap.
 */
export function ballRuns(remaining: number, capacity: number): BallRuns {
  const left = Math.max(0, Math.min(remaining, capacity))
  const taken = capacity - left
  return {
    taken: runs(0, taken),
    left: runs(taken, capacity),
    columns: PER_ROW,
    rows: Math.ceil(capacity / PER_ROW),
  }
}

/*
 * A range of balls in reading order consists of at most three parts: the end of a row, whole rows,
 * the start of a row.
 */
function runs(from: number, to: number): BallRun[] {
  const firstWhole = Math.ceil(from / PER_ROW)
  const afterWhole = Math.floor(to / PER_ROW)
  if (firstWhole > afterWhole) return [inRow(from, to)]
  return [
    inRow(from, firstWhole * PER_ROW),
    { column: 0, row: firstWhole, columns: PER_ROW, rows: afterWhole - firstWhole },
    inRow(afterWhole * PER_ROW, to),
  ].filter(({ columns, rows }) => columns > 0 && rows > 0)
}

const inRow = (from: number, to: number): BallRun => ({
  column: from % PER_ROW,
  row: Math.floor(from / PER_ROW),
  columns: to - from,
  rows: 1,
})
