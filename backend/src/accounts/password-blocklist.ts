import { fieldError } from '../core/errors'
import { club } from '../shared/club'
import { PASSWORD_MIN_LENGTH } from '../shared/rules'
import type { User } from './user.entity'

const LIST_SIZE = 10_000

type Owner = Pick<User, 'email' | 'firstName' | 'lastName'>

/** Refuses new passwords that are easy to guess (SEC-A5). */
export interface PasswordBlocklist {
  /** Returns why a new password is refused; undefined if it is accepted. */
  messageFor: (password: string, owner: Owner) => string | undefined
  /**
   * Throws BAD_USER_INPUT with that message for the given input field if the password is refused.
   */
  require: (password: string, owner: Owner, field?: 'password' | 'newPassword') => void
}

/** Creates the blocklist. If it is off, it refuses nothing and does not load the list. */
export async function createPasswordBlocklist(isOn: boolean): Promise<PasswordBlocklist> {
  const commonPasswords = isOn ? await loadCommonPasswords() : undefined
  const messageFor: PasswordBlocklist['messageFor'] = (password, owner) =>
    commonPasswords && findMessage(password, owner, commonPasswords)
  return {
    messageFor,
    require: (password, owner, field = 'password') => {
      const message = messageFor(password, owner)
      if (message) throw fieldError(field, message)
    },
  }
}

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Sorted by frequency, the most common first. Shorter passwords fail the length rule anyway.
  const long = dictionary['passwords-common'].filter(it => it.length >= PASSWORD_MIN_LENGTH)
  return new Set(long.slice(0, LIST_SIZE))
}

function findMessage(
  password: string,
  owner: Owner,
  commonPasswords: ReadonlySet<string>,
): string | undefined {
  if (isKnownOf(owner, lettersAndDigits(password)))
    return 'Please choose a password that is not your name, your email address or the club’s name'
  if (commonPasswords.has(normalized(password).trim()))
    return 'Please choose a password that fewer people use'
  return undefined
}

const normalized = (text: string) => text.normalize('NFKC').toLowerCase()

const lettersAndDigits = (text: string) => normalized(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Returns true if the word equals a name of the owner, the address, the part before its @ or the
 * club's name. A word of at least the minimum password length also matches as a part of one of
 * them.
 */
function isKnownOf({ email, firstName, lastName }: Owner, word: string): boolean {
  if (!word) return false
  const [first, last] = [firstName ?? '', lastName ?? '']
  const names = [first, last, `${first}${last}`, `${last}${first}`]
  const known = [club.name, email, email.split('@')[0] ?? '', ...names].map(lettersAndDigits)
  const isLong = Array.from(word).length >= PASSWORD_MIN_LENGTH
  return known.some(it => it === word || (isLong && it.includes(word)))
}
