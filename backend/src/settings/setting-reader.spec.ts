import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../test/folders'
import { ConfigurationError } from '../core/configuration-error'
import { readEnv } from './env'
import { SECRETS } from './setting-names'

const SECRET = 'a secret of thirty-two characters'
const OTHER = 'another secret of more characters'

describe('settings: a secret in a file', () => {
  const folder = createFolder()
  const inFile = (text: string) => {
    const file = join(folder, 'secret')
    writeFileSync(file, text)
    return file
  }

  test('is read like a variable, without the line break at its end', () => {
    const file = inFile(`${OTHER},${SECRET}\n`)
    expect(readEnv({ SESSION_SECRET_FILE: file }).sessionSecrets).toEqual([OTHER, SECRET])
    expect(readEnv({ SESSION_SECRET_FILE: file, SESSION_SECRET: ' ' })).toEqual(
      readEnv({ SESSION_SECRET: `${OTHER},${SECRET}` }),
    )
  })

  test.each([...SECRETS])(
    '%s_FILE is refused if it is unreadable, empty, or set in addition to the variable',
    name => {
      const file = `${name}_FILE`
      const read = (settings: NodeJS.ProcessEnv) => () => readEnv({ ...settings })
      const missing = join(folder, 'missing')
      expect(read({ [file]: missing })).toThrow(
        `${file} names a file that cannot be read (ENOENT): ${missing}.`,
      )
      expect(read({ [file]: folder })).toThrow(/_FILE names a file that cannot be read \(EISDIR\)/)
      const empty = inFile('\n')
      expect(read({ [file]: empty })).toThrow(`${file} names an empty file: ${empty}.`)
      expect(read({ [name]: SECRET, [file]: inFile(SECRET) })).toThrow(
        `${name} and ${file} are both set: keep one.`,
      )
    },
  )

  test('is not supported for other settings', () => {
    expect(readEnv({ PUBLIC_URL_FILE: inFile('https://club.example') })).toEqual(readEnv({}))
  })
})

test('settings: each wrong one is named, in one message', () => {
  const wrong = {
    PORT: 'http',
    SESSION_SECRET: 'short',
    SMTP_URL: 'smtp://mail.example',
    METRICS_TOKEN_FILE: 'missing',
    DATABASE_DIRECT_URL: 'postgres://database/club',
  }
  const names = ['PUBLIC_URL', 'PORT', 'SESSION_SECRET', 'METRICS_TOKEN_FILE', 'DATABASE_URL']
  expect(() => readEnv(wrong)).toThrow(ConfigurationError)
  for (const name of names) expect(() => readEnv(wrong)).toThrow(new RegExp(`\\b${name} `))
  expect(() => readEnv({ ...wrong, SMTP_URL: '' })).not.toThrow(/PUBLIC_URL/)
})
