import fc from 'fast-check'
import { toIsoString } from './iso-string'

const instants = fc.date({ noInvalidDate: true }).map(date => date.getTime())

test('ISO texts: equal those of Date for every instant', () => {
  fc.assert(
    fc.property(fc.array(instants), many => {
      expect(many.map(toIsoString)).toEqual(many.map(one => new Date(one).toISOString()))
    }),
    { numRuns: 500 },
  )
  for (const edge of [0, -1, 86_399_999, 86_400_000, 8.64e15, -8.64e15])
    expect(toIsoString(edge)).toBe(new Date(edge).toISOString())
})

test('ISO texts: throw for an invalid date', () => {
  for (const instant of [NaN, Infinity]) expect(() => toIsoString(instant)).toThrow(RangeError)
})
