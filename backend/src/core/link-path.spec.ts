import { linkPath, repairLinkPath, repairPagePath } from './link-path'

const token = 'aB3-_x'.repeat(9)

/* query string as it arrives, path */
const cases: [string, string | undefined][] = [
  [`mode=reset%23${token}`, `/auth?mode=reset#${token}`],
  [`mode=reset%23${token}.`, `/auth?mode=reset#${token}`],
  [`mode=reset%2523${token})`, `/auth?mode=reset#${token}`],
  [
    `utm_source=mail&mode=reset%23${token}&utm_medium=x`,
    `/auth?utm_source=mail&mode=reset&utm_medium=x#${token}`,
  ],
  [`mode=reset%23${token}%3Futm_source%3Dmail`, `/auth?mode=reset#${token}`],
  ['mode=reset.', '/auth?mode=reset'],
  ['mode=reset%23short', '/auth?mode=reset'],
  ['mode=reset', undefined],
  ['mode=', undefined],
  ['mode=%2F%2Fevil.example', undefined],
  [`x=reset%23${token}`, undefined],
]

test.each(cases)('mailed link: %s is repaired to %s (MAIL-9)', (search, path) => {
  expect(repairLinkPath(new URLSearchParams(search))).toBe(path)
})

/* path and query string as they arrive, path */
const pages: [string, string | undefined, string | undefined][] = [
  [`/booking%23${token}`, undefined, `/booking#${token}`],
  [`/booking%2523${token}).`, undefined, `/booking#${token}`],
  [`/booking%23${token}`, 'day=2026-11-27', `/booking?day=2026-11-27#${token}`],
  ['/booking%23short', undefined, undefined],
  ['/booking', undefined, undefined],
  [`/booking/${token}`, undefined, undefined],
  [`//evil.example%23${token}`, undefined, undefined],
]

test.each(pages)('page’s link: %s?%s is repaired to %s (MAIL-9)', (path, search, repaired) => {
  expect(repairPagePath(path, search)).toBe(repaired)
})

test.each(['', '.', ').', '>', '_', '&utm_source=mail'])(
  'mailed link: a token followed by %j counts (MAIL-9)',
  behind => {
    expect(linkPath('leave', token + behind)).toBe(`/auth?mode=leave#${token}`)
  },
)

test('mailed link: a shorter or longer token does not count', () => {
  for (const other of [token.slice(1), `${token}a`, `${token}_a`, ''])
    expect(linkPath('leave', other)).toBe('/auth?mode=leave')
})
