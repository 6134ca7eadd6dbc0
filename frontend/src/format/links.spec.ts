/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { mailTo } from './links'

/* address, subject, link */
const cases: [string, string | undefined, string][] = [
  ['ana+club@example.com', undefined, 'mailto:ana%2Bclub@example.com'],
  ['a?bcc=eve@example.com', undefined, 'mailto:a%3Fbcc%3Deve@example.com'],
  ['a&cc=%0d@example.com', 'Hello you', 'mailto:a%26cc%3D%250d@example.com?subject=Hello%20you'],
  ['jörg@example.com', undefined, 'mailto:j%C3%B6rg@example.com'],
]

test.each(cases)(
  'mail links: the address %s adds no field to the mail',
  (address, subject, link) => {
    expect(mailTo(address, subject)).toBe(link)
    expect([...new URL(link).searchParams.keys()]).toEqual(subject ? ['subject'] : [])
  },
)
