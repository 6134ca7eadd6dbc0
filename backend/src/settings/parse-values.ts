import { isIP } from 'node:net'
import { ConfigurationError } from '../core/configuration-error'
import { rules } from '../shared/rules'
import type { Parser } from './setting-reader'

/** The last label must not be a number: that would be a mistyped address. */
const HOST_NAME = /^(?!-)(?:[a-z\d-]{1,63}\.)*(?!\d+$)[a-z\d-]{1,63}$/i

/** Parses a whole number; both bounds are included. */
export const integer =
  (min: number, max: number): Parser<number> =>
  (text, name) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < min || value > max)
      throw new ConfigurationError(
        `${name} must be a whole number from ${String(min)} to ${String(max)}, not "${text}".`,
      )
    return value
  }

/** Returns true for the first word, and false for the second. */
const either =
  (yes: string, no: string): Parser<boolean> =>
  (text, name) => {
    if (text !== yes && text !== no)
      throw new ConfigurationError(`${name} must be "${yes}" or "${no}".`)
    return text === yes
  }

export const onOff = either('on', 'off')
export const yesNo = either('yes', 'no')

/** Parses one of these words. */
export const oneOf =
  <Choice extends string>(...choices: Choice[]): Parser<Choice> =>
  (text, name) => {
    const choice = choices.find(one => one === text)
    if (choice === undefined)
      throw new ConfigurationError(`${name} must be one of ${choices.join(', ')}.`)
    return choice
  }

/** Parses an address. The message quotes nothing, because the address may contain a password. */
export const url =
  (...protocols: string[]): Parser<string> =>
  (text, name) => {
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
      throw new ConfigurationError(
        `${name} must be an address beginning with ${protocols.map(it => `${it}//`).join(' or ')}.`,
      )
    return text
  }

/** Parses the address of a site; a path is ignored. */
export const origin: Parser<string> = (text, name) =>
  new URL(url('http:', 'https:')(text, name)).origin

export const email: Parser<string> = (text, name) => {
  if (rules.email(text))
    throw new ConfigurationError(`${name} must be an email address, not "${text}".`)
  return text
}

/** Parses an address of this machine, or a host name. */
export const host: Parser<string> = (text, name) => {
  if (isIP(text) === 0 && !HOST_NAME.test(text))
    throw new ConfigurationError(
      `${name} must be an address of this machine, like 127.0.0.1 or ::, not "${text}".`,
    )
  return text
}
