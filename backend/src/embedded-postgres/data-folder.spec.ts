import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../test/folders'
import { accountFor, runAs } from './account'
import { prepareFolder, truePath } from './data-folder'

/* Every account can enter this folder. */
const folder = createFolder()
chmodSync(folder, 0o755)

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

async function prepare(dataDir: string) {
  const { dir } = await prepareFolder(truePath(join(dataDir, 'postgres')))
  expect(dir).toBe(join(dataDir, 'postgres'))
  return runAs(accountFor(join(dir, 'data')), '/bin/sh', ['-c', 'cd "$0" && : > data', dir])
}

test('data folder: is private to its owner, and PostgreSQL can write in it (SEC-P6)', async () => {
  const dataDir = join(folder, 'deep', 'new')
  expect(await prepare(dataDir)).toBeUndefined()
  expect([modeOf(dataDir), modeOf(join(dataDir, 'postgres'))]).toEqual(['700', '700'])
})

test('data folder: one that an older version left open is made private, with its content (SEC-P6)', async () => {
  const dataDir = join(folder, 'old')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true, mode: 0o755 })
  writeFileSync(join(dataDir, 'session-secret'), 'kept')
  chmodSync(dataDir, 0o755)
  expect(await prepare(dataDir)).toBeUndefined()
  expect(modeOf(dataDir)).toBe('700')
  expect(await prepare(dataDir)).toBeUndefined()
})

test('data folder: one with other files keeps its permissions', async () => {
  const dataDir = join(folder, 'shared')
  mkdirSync(join(dataDir, 'www'), { recursive: true })
  chmodSync(dataDir, 0o755)
  expect(await prepare(dataDir)).toBeUndefined()
  expect([modeOf(dataDir), modeOf(join(dataDir, 'postgres'))]).toEqual(['755', '700'])
})
