import { readFileSync } from 'node:fs'
import { ConfigurationError } from '../core/configuration-error'
import { DEFAULTS, SECRETS, type SettingName } from './setting-names'

/** Returns the text of a setting; always a string if the setting has a default. */
export type SettingReader = <Name extends SettingName>(
  name: Name,
) => (typeof DEFAULTS)[Name] extends string ? string : string | undefined

/**
 * Reads settings from the environment, and secrets also from the files of `*_FILE`. Trims values.
 */
export function createSettingReader(source: NodeJS.ProcessEnv): SettingReader {
  const read = (name: SettingName): string | undefined => {
    const value = source[name]?.trim() || undefined
    return (SECRETS.has(name) ? fromFile(name, value) : value) ?? DEFAULTS[name]
  }
  const fromFile = (name: SettingName, value: string | undefined) => {
    const file = source[`${name}_FILE`]?.trim()
    if (!file) return value
    if (value) throw new ConfigurationError(`${name} and ${name}_FILE are both set: keep one.`)
    return readSecretFile(`${name}_FILE`, file)
  }
  // A setting with a default is never undefined: see `DEFAULTS`.
  return read as SettingReader
}

function readSecretFile(name: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const { code = 'it is no file' } = error as NodeJS.ErrnoException
    throw new ConfigurationError(`${name} names a file that cannot be read (${code}): ${file}.`)
  }
  if (!text) throw new ConfigurationError(`${name} names an empty file: ${file}.`)
  return text
}
