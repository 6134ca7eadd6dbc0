/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { ballRuns, type BallRun } from './ballRuns'

const count = (runs: BallRun[]) => runs.reduce((sum, run) => sum + run.columns * run.rows, 0)

/* The numbers of the balls that the runs cover, in reading order. */
const balls = (runs: BallRun[]) =>
  runs
    .flatMap(run =>
      Array.from({ length: run.rows }, (_row, row) =>
        Array.from(
          { length: run.columns },
          (_ball, column) => (run.row + row) * 25 + run.column + column,
        ),
      ).flat(),
    )
    .sort((a, b) => a - b)

describe('ballRuns', () => {
  it('lights the last eighty by default', () => {
    const { left, taken } = ballRuns(80, 225)
    expect(balls(left)).toEqual(Array.from({ length: 80 }, (_, i) => 145 + i))
    expect(balls(taken)).toEqual(Array.from({ length: 145 }, (_, i) => i))
  })

  it('shows every ball exactly once for any number left', () => {
    const all = Array.from({ length: 225 }, (_, i) => i).join()
    for (let remaining = 0; remaining <= 225; remaining++) {
      const { left, taken } = ballRuns(remaining, 225)
      expect(count(left)).toBe(remaining)
      expect(balls([...taken, ...left]).join()).toBe(all)
    }
  })

  it.each([
    [-4, 0],
    [900, 225],
  ])('caps %i at %i', (remaining, lit) => {
    expect(count(ballRuns(remaining, 225).left)).toBe(lit)
  })
})
