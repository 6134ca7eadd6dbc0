import { escapeFormula } from './csv'

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\tx',
  '\r=1',
  '\rx',
  '\nx',
  '\0=1',
  '\0x',
  ' =1',
  '   \u00a0@x',
  '\u200b=1',
  '\ufeff=1',
  '\u0001=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' ＝1',
])('CSV cells: %j is escaped', text => {
  expect(escapeFormula(text)).toBe(`'${text}`)
})

test.each(['Ana', 'a=1', 'a@example.com', ' Ana', '\u00a0', "'", '"=1"', '7', '', 'Ñandú', '(+1)'])(
  'CSV cells: %j stays as it is',
  text => {
    expect(escapeFormula(text)).toBe(text)
  },
)
