import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { escapeFormula, toCsv, type Cell } from './csv'

test('CSV cells: one that begins a formula is escaped, and no other', () => {
  const formulas = [
    ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\tx', '\r=1', '\rx', '\nx', '\0=1', '\0x', ' =1'],
    ...['   \u00a0@x', '\u200b=1', '\ufeff=1', '\u0001=1', '＝1', '＋1', '－1', '＠x', ' ＝1'],
  ]
  expect(formulas.map(escapeFormula)).toEqual(formulas.map(text => `'${text}`))
  const others = [
    'Ana',
    'a=1',
    'a@example.com',
    ' Ana',
    '\u00a0',
    "'",
    '"=1"',
    '7',
    '',
    'Ñandú',
    '(+1)',
  ]
  expect(others.map(escapeFormula)).toEqual(others)
})

/** Cells with characters that start formulas, separate cells or break lines. */
const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom(...'= + - @ " \' , ; \r \n \t \0 \u200b ＝ ＋ － ＠ a 1'.split(' '), ' '),
  }),
  fc.integer(),
  fc.constantFrom(null, undefined, ''),
)
const tables = fc.integer({ min: 1, max: 4 }).chain(width =>
  fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
    minLength: 1,
    maxLength: 4,
  }),
)

const asText = (one: Cell) => (typeof one === 'string' ? escapeFormula(one) : String(one ?? ''))
const isFormula = (text: string) => /^[\s\p{C}]*[=+@＝＋－＠]|^[\t\r\n\0]/u.test(text)

test('CSV cells: are read back as they were, but for the apostrophe that no formula begins with (SEC-O6)', () => {
  fc.assert(
    fc.property(tables, fc.boolean(), (rows, isTop) => {
      const csv = toCsv(rows, { isTop })
      const read = parse(csv, { bom: true, record_delimiter: '\r\n' })
      expect(csv.startsWith('\ufeff')).toBe(isTop)
      expect(read).toEqual(rows.map(row => row.map(asText)))
      expect(read.flat().filter(isFormula)).toEqual([])
    }),
    { numRuns: 500 },
  )
})
