import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Secret scanners recognize tokens by this prefix and by their checksum. */
export const TOKEN_PREFIX = 'cwp_'
const SECRET_BYTES = 32
/** The digits of 32 bytes and of a CRC-32 in base 62. */
const SECRET_LENGTH = 43
const CHECKSUM_LENGTH = 6
/** The characters that a list shows. */
const START_LENGTH = 12

const FORM = new RegExp(
  `^${TOKEN_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
)
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Returns a new access token: `cwp_`, 32 random bytes and their CRC-32, both in base 62. */
export function createTokenText(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH)
  return `${TOKEN_PREFIX}${secret}${checksum(secret)}`
}

/** Returns false for a text that is no access token, so that it costs no lookup. */
export function isTokenText(text: string): boolean {
  const [, secret, sum] = FORM.exec(text) ?? []
  return secret !== undefined && sum === checksum(secret)
}

/** Returns the first 12 characters, by which the owner recognizes the token. */
export const startOf = (token: string): string => token.slice(0, START_LENGTH)

/** Returns SHA-256 in hex. A fast hash is enough: a token has 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const checksum = (secret: string) => toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH)

function toBase62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = (DIGITS[Number(rest % 62n)] ?? '') + text
  return text.padStart(length, '0')
}
