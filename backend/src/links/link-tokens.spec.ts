import { randomUUID } from 'node:crypto'
import { deriveKeys, type KeyRing } from '../core/derived-keys'
import { linkToken, readLinkToken } from './link-tokens'
import { resetPasswordLink } from '../features/auth/auth.links'
import { registry } from '../../test/registry'

const SECRET = 'a secret for tests that is long enough'
const OTHER = `another ${SECRET}`
const id = randomUUID()
const purpose = resetPasswordLink

const keysOf = (...secrets: [string, ...string[]]) => deriveKeys(secrets, 'links').links
const keys = keysOf(SECRET)

test('link token: is 40 bytes in URL-safe characters, and contains its link’s id', () => {
  const token = linkToken(keys, purpose, id)
  expect(token).toMatch(/^[\w-]{54}$/)
  expect(Buffer.from(token, 'base64url')).toHaveLength(40)
  expect(readLinkToken(keys, purpose, token)).toBe(id)
  expect(linkToken(keys, purpose, id)).toBe(token)
})

test('link token: is valid for its own purpose only (SEC-L1)', () => {
  const tokens = registry.linkPurposes.map(one => linkToken(keys, one, id))
  expect(new Set(tokens).size).toBe(registry.linkPurposes.length)
  expect(tokens.map(token => readLinkToken(keys, purpose, token)).filter(Boolean)).toEqual([id])
})

test('link token: with another secret is invalid', () => {
  const token = linkToken(keysOf(OTHER), purpose, id)
  expect(readLinkToken(keys, purpose, token)).toBeNull()
})

test('link token: with the previous secret is still valid; new tokens use the new secret', () => {
  const before = linkToken(keys, purpose, id)
  const both = keysOf(OTHER, SECRET)
  const token = linkToken(both, purpose, id)
  expect(token).not.toBe(before)
  const readWith = (ring: KeyRing) => [before, token].map(one => readLinkToken(ring, purpose, one))
  expect(readWith(both)).toEqual([id, id])
  expect(readWith(keysOf(OTHER))).toEqual([null, id])
})

test('link token: is invalid with any other character in any position (SEC-L1)', () => {
  const token = linkToken(keys, purpose, id)
  const others = Array.from(token, (letter, at) =>
    // Including the last position, where base64url has several spellings of the same bytes.
    [letter === 'A' ? 'B' : 'A', letter === 'g' ? 'h' : 'g'].map(
      other => token.slice(0, at) + other + token.slice(at + 1),
    ),
  ).flat()
  expect(others.filter(other => readLinkToken(keys, purpose, other) !== null)).toEqual([])
})

test.each([
  ['', 'nothing'],
  ['x', 'a letter'],
  [' '.repeat(54), 'blanks'],
  ['='.repeat(54), 'padding'],
  ['\u0000'.repeat(54), 'NUL'],
  ['🏓'.repeat(54), 'emoji'],
  ['A'.repeat(54), 'no HMAC'],
  ['A'.repeat(90_000), 'very long'],
])('link token: %j is invalid (%s)', token => {
  expect(readLinkToken(keys, purpose, token)).toBeNull()
})

test('link token: with anything before or after is invalid', () => {
  const token = linkToken(keys, purpose, id)
  for (const other of [` ${token}`, `${token} `, `${token}=`, `${token}A`, token.slice(0, -1)])
    expect(readLinkToken(keys, purpose, other)).toBeNull()
})
