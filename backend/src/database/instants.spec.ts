import fc from 'fast-check'
import { types } from 'pg'
import { parseInstant } from './instants'

const parse = types.getTypeParser(types.builtins.TIMESTAMPTZ) as (text: string) => Date

test('instants: are parsed as pg parses them', () => {
  const digits = fc.integer({ min: 0, max: 999_999 }).map(number => `.${number}`)
  const zone = fc.constantFrom('+00', '+00', '-05', '+05:30', '+00 BC')
  const date = fc.date({
    min: new Date('0000-01-01'),
    max: new Date('9999-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(date, fc.option(digits, { nil: '' }), zone, (instant, fraction, offset) => {
      const text = instant.toISOString().slice(0, -'.000Z'.length).replace('T', ' ')
      expect(parseInstant(text + fraction + offset)).toEqual(parse(text + fraction + offset))
    }),
    { numRuns: 2_000 },
  )
  for (const text of ['infinity', '-infinity', '12026-11-23 13:14:29+00'])
    expect(parseInstant(text)).toEqual(parse(text))
})
