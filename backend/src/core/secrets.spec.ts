import { statSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../test/folders'
import { loadOrCreateSecret } from './secrets'

const folder = createFolder()

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

test('secrets: are created once, in a folder and a file that only the owner can read (SEC-P6)', () => {
  const dataDir = join(folder, 'data')
  const made = loadOrCreateSecret(dataDir, 'session-secret', 32)
  expect(made).toMatchObject({ isNew: true })
  expect(made.value.length).toBeGreaterThanOrEqual(32)
  expect(loadOrCreateSecret(dataDir, 'session-secret', 32)).toEqual({ ...made, isNew: false })
  expect(modeOf(dataDir)).toBe('700')
  expect(modeOf(join(dataDir, 'session-secret'))).toBe('600')
})
