import { maskEmail } from './mask-email'

test.each([
  ['ana@gmail.com', 'a…@g….com'],
  ['a@b.co', 'a…@b….co'],
  ['ana@mail.garden.example', 'a…@m….example'],
  ['🏓bo@пример.рф', '🏓…@п….рф'],
  ['ana@b.com/cheap-watches', 'a…@b….…'],
  ['ana@b.averylongtopdomain', 'a…@b….…'],
])('masked address: %s is %s', (email, masked) => {
  expect(maskEmail(email)).toBe(masked)
})
