import { suppressSmallGroups } from './small-group-suppression'

const shown = (counts: number[], onePerPerson = true, respondents?: number) =>
  suppressSmallGroups(
    counts.map((count, index) => ({ answer: `a${index}`, count })),
    respondents ?? counts.reduce((sum, count) => sum + count, 0),
    onePerPerson,
  ).map(({ count }) => count)

test.each([
  ['everything when all groups are large', [5, 10, 0], [5, 10, 0]],
  ['nothing below 5 respondents, also no 0', [2, 1, 0, 1], [null, null, null, null]],
  ['not one small group, nor the next larger', [3, 20, 9, 0], [null, 20, null, 0]],
  ['not two small groups whose sum tells them', [4, 4, 30, 0], [null, null, null, 0]],
  ['not three small groups', [3, 4, 4, 30, 0], [null, null, null, 30, 0]],
  [
    'not ten single answers',
    [...Array<number>(10).fill(1), 6, 9],
    [...Array<null>(11).fill(null), 9],
  ],
  ['not a few single answers, nor the next larger', [1, 1, 1, 7, 30], [null, null, null, null, 30]],
  ['not two small groups that differ, and they are enough', [1, 2, 30, 0], [null, null, 30, 0]],
  ['neither of two, when one is small', [2, 8], [null, null]],
  ['none of the next larger when several are alike', [4, 6, 6, 7], [null, null, null, 7]],
])('small-group suppression, one answer each: shows %s', (_, counts, expected) => {
  expect(shown(counts)).toEqual(expected)
})

test('small-group suppression, several answers per person: hides only the small groups, as counts have no known sum', () => {
  expect(shown([3, 20, 9, 0], false, 25)).toEqual([null, 20, 9, 0])
  expect(shown([3, 1, 0], false, 4)).toEqual([null, null, null])
})

test('small-group suppression: a hidden count cannot be derived from the shown ones (SEC-P1)', () => {
  for (let a = 0; a <= 9; a += 1)
    for (let b = 0; b <= 9; b += 1)
      for (let c = 0; c <= 9; c += 1) {
        const counts = [a, b, c]
        const total = a + b + c
        const seen = shown(counts)
        if (total < 5) continue
        const hidden = seen.flatMap((count, index) => (count === null ? [counts[index] ?? 0] : []))
        for (const one of counts.filter(count => count > 0 && count < 5))
          expect(hidden).toContain(one)
        if (hidden.length === 0) continue
        // Other counts would be shown in the same way, and each small count differs among them.
        const possible = countsLike(seen, total).filter(
          other => String(shown(other)) === String(seen),
        )
        const disclosed = counts.filter((count, index) => {
          const values = new Set(possible.map(other => other[index]))
          return count > 0 && count < 5 && values.size === 1
        })
        expect(disclosed).toEqual([])
      }
})

/** Returns all counts with this total that are consistent with the shown ones. */
function countsLike(seen: (number | null)[], total: number): number[][] {
  const [first, ...rest] = seen
  if (first === undefined) return total === 0 ? [[]] : []
  const values = first === null ? Array.from({ length: total }, (_, index) => index + 1) : [first]
  return values
    .filter(value => value <= total)
    .flatMap(value => countsLike(rest, total - value).map(others => [value, ...others]))
}
