import { fieldError } from '../core/errors'
import { club } from '../shared/club'
import { PASSWORD_MIN_LENGTH } from '../shared/rules'
import type { User } from './user.entity'

const LIST_SIZE = 10_000

type Owner = Pick<User, 'email' | 'firstName' | 'lastName'>

/** Which new passwords are refused because they are easy to guess (SEC-A5). */
export interface PasswordBlocklist {
  /** Why a new password is refused; undefined when it may be chosen. */
  messageFor: (password: string, owner: Owner) => string | undefined
  /** Refuses a password with that message, by the input's field it stands in. */
  require: (password: string, owner: Owner, field?: 'password' | 'newPassword') => void
}

/** One that is off refuses nothing; what the list holds is loaded only when it is on. */
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
  // The most common first; the shorter ones are refused by their length.
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

/** True for a name, the address or its first part, and for what is long enough and stands in one of them or the club's name. */
function isKnownOf({ email, firstName, lastName }: Owner, word: string): boolean {
  if (!word) return false
  const [first, last] = [firstName ?? '', lastName ?? '']
  const names = [first, last, `${first}${last}`, `${last}${first}`]
  const known = [club.name, email, email.split('@')[0] ?? '', ...names].map(lettersAndDigits)
  const isLong = Array.from(word).length >= PASSWORD_MIN_LENGTH
  return known.some(it => it === word || (isLong && it.includes(word)))
}
