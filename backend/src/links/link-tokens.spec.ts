import { randomUUID } from 'node:crypto'
import { LinkPurpose } from './link.entity'
import { linkToken, readLinkToken, useLinkKeys } from './link-tokens'

const SECRET = 'a secret for tests that is long enough'
const OTHER = `another ${SECRET}`
const id = randomUUID()
const purpose = LinkPurpose.reset_password

beforeEach(() => {
  useLinkKeys([SECRET])
})

test('link token: is 40 bytes in letters that a URL needs not escape, and tells its link again', () => {
  const token = linkToken(purpose, id)
  expect(token).toMatch(/^[\w-]{54}$/)
  expect(Buffer.from(token, 'base64url')).toHaveLength(40)
  expect(readLinkToken(purpose, token)).toBe(id)
  expect(linkToken(purpose, id)).toBe(token)
})

test('link token: is good for its purpose alone', () => {
  const tokens = Object.values(LinkPurpose).map(one => linkToken(one, id))
  expect(new Set(tokens).size).toBe(4)
  expect(tokens.map(token => readLinkToken(purpose, token)).filter(Boolean)).toEqual([id])
})

test('link token: of another secret is none', () => {
  useLinkKeys([OTHER])
  const token = linkToken(purpose, id)
  useLinkKeys([SECRET])
  expect(readLinkToken(purpose, token)).toBeNull()
})

test('link token: of the secret before is read beside the new one, which makes them', () => {
  const before = linkToken(purpose, id)
  useLinkKeys([OTHER, SECRET])
  const token = linkToken(purpose, id)
  expect(token).not.toBe(before)
  expect([before, token].map(one => readLinkToken(purpose, one))).toEqual([id, id])
  useLinkKeys([OTHER])
  expect([before, token].map(one => readLinkToken(purpose, one))).toEqual([null, id])
})

test('link token: no other letter in any place is read', () => {
  const token = linkToken(purpose, id)
  const others = Array.from(token, (letter, at) =>
    // In the last place too, where base64url has more spellings than bytes.
    [letter === 'A' ? 'B' : 'A', letter === 'g' ? 'h' : 'g'].map(
      other => token.slice(0, at) + other + token.slice(at + 1),
    ),
  ).flat()
  expect(others.filter(other => readLinkToken(purpose, other) !== null)).toEqual([])
})

test.each([
  ['', 'nothing'],
  ['x', 'a letter'],
  [' '.repeat(54), 'blanks'],
  ['='.repeat(54), 'padding'],
  ['\u0000'.repeat(54), 'NUL'],
  ['🏓'.repeat(54), 'emoji'],
  ['A'.repeat(54), 'no HMAC'],
  ['A'.repeat(90_000), 'very much'],
])('link token: %j is none (%s)', token => {
  expect(readLinkToken(purpose, token)).toBeNull()
})

test('link token: with something before or behind is none', () => {
  const token = linkToken(purpose, id)
  for (const other of [` ${token}`, `${token} `, `${token}=`, `${token}A`, token.slice(0, -1)])
    expect(readLinkToken(purpose, other)).toBeNull()
})
