import { readFileSync } from 'node:fs'
import { ConfigurationError } from '../core/configuration-error'
import { DEFAULTS, SECRETS, type SettingName } from './setting-names'

/** Returns the value that the text stands for, or throws ConfigurationError with a sentence that begins with `name`. */
export type Parser<Value> = (text: string, name: SettingName) => Value

export interface SettingReader {
  /** Returns the value of a setting, or its text without a parser; undefined if it is absent and has no default. */
  <Name extends SettingName, Value = string>(
    name: Name,
    parse?: Parser<Value>,
  ): (typeof DEFAULTS)[Name] extends string ? Value : Value | undefined
  /** Requires the first setting if the second is set; `reason` ends the sentence. */
  require: (name: SettingName, ifSet: SettingName, reason?: string) => void
}

/**
 * Reads settings from the environment, and secrets also from the files of `*_FILE`. Trims values. Throws one
 * ConfigurationError with a sentence for each wrong setting.
 */
export function readSettings<Settings>(
  source: NodeJS.ProcessEnv,
  readAll: (read: SettingReader) => Settings,
): Settings {
  const problems: string[] = []
  const given = (name: string) => source[name]?.trim() || undefined
  const fileOf = (name: SettingName) => (SECRETS.has(name) ? given(`${name}_FILE`) : undefined)

  const textOf = (name: SettingName): string | undefined => {
    const [text, file] = [given(name), fileOf(name)]
    if (text && file)
      throw new ConfigurationError(`${name} and ${name}_FILE are both set: keep one.`)
    return file ? readSecretFile(`${name}_FILE`, file) : (text ?? DEFAULTS[name])
  }
  const read = (name: SettingName, parse: Parser<unknown> = text => text) => {
    try {
      const text = textOf(name)
      return text === undefined ? undefined : parse(text, name)
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error
      problems.push(error.message)
      return undefined
    }
  }
  const require: SettingReader['require'] = (name, ifSet, reason) => {
    const isSet = (it: SettingName) => given(it) ?? fileOf(it)
    if (isSet(ifSet) && !isSet(name))
      problems.push(`${name} must be set when ${ifSet} is set${reason ? `: ${reason}` : ''}.`)
  }
  // Without a problem, a setting with a default is never undefined.
  const settings = readAll(Object.assign(read as SettingReader, { require }))
  if (problems.length > 0) throw new ConfigurationError(problems.join(' '))
  return settings
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
