/* A token is 40 bytes as base64url. Programs encode the `#` before it, and add a sentence's
   punctuation or their own parameters behind it. */
const TOKEN = /(?:^|[^\w-]|%(?:25)?23)([\w-]{54})[-_]*(?![\w-])/
const CODE = /[\p{L}\p{N}]+/u

/** The maximum length of a referral code. */
export const REFERRAL_CODE_MAX = 32

/** Returns the token in a mailed link or in a part of one; undefined if it has none (MAIL-9). */
export const findLinkToken = (text: string): string | undefined => TOKEN.exec(text)?.[1]

/**
 * Returns the referral code in a text, without what a sentence adds to a link (MAIL-9); undefined if
 * it has none, or a longer word in its place.
 */
export function findReferralCode(text: string): string | undefined {
  const code = CODE.exec(text)?.[0]
  return code && code.length <= REFERRAL_CODE_MAX ? code : undefined
}
