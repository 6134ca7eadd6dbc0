import { isIP } from 'node:net'
import { ConfigurationError } from '../core/configuration-error'
import { rules } from '../shared/rules'

const OFF_ON = ['off', 'on'] as const
/** The last label must not be a number: that would be a mistyped address. */
const HOST_NAME = /^(?!-)(?:[a-z\d-]{1,63}\.)*(?!\d+$)[a-z\d-]{1,63}$/i

/** Parses a whole number; both bounds are included. */
export function parseNumber(name: string, text: string, [min, max]: [number, number]): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new ConfigurationError(
      `${name} must be a whole number from ${String(min)} to ${String(max)}, not "${text}".`,
    )
  return value
}

/** Returns true for the second of two words, by default `on`; false for the first. */
export function parseSwitch(
  name: string,
  text: string,
  [off, on]: readonly [string, string] = OFF_ON,
): boolean {
  if (text !== on && text !== off)
    throw new ConfigurationError(`${name} must be "${on}" or "${off}".`)
  return text === on
}

/** Parses one of these words. */
export function parseChoice<Choice extends string>(
  name: string,
  text: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find(one => one === text)
  if (choice === undefined)
    throw new ConfigurationError(`${name} must be one of ${choices.join(', ')}.`)
  return choice
}

/** Parses an address. The message quotes nothing, because the address may contain a password. */
export function parseUrl(name: string, text: string, protocols: string[]): string {
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol))
    throw new ConfigurationError(
      `${name} must be an address beginning with ${protocols.map(it => `${it}//`).join(' or ')}.`,
    )
  return text
}

export function parseEmail(name: string, text: string): string {
  if (rules.email(text))
    throw new ConfigurationError(`${name} must be an e-mail address, not "${text}".`)
  return text
}

/** Parses an address of this machine, or a host name. */
export function parseHost(name: string, text: string): string {
  if (isIP(text) === 0 && !HOST_NAME.test(text))
    throw new ConfigurationError(
      `${name} must be an address of this machine, like 127.0.0.1 or ::, not "${text}".`,
    )
  return text
}
