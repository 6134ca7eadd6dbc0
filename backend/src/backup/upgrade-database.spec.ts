import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { majorVersion } from '../embedded-postgres/binaries'
import { upgradeDatabase } from './upgrade-database'

// The upgrade between versions is tested by npm run upgrade-drill.
const said: string[] = []
let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'))
})
afterEach(() => {
  rmSync(dataDir, { recursive: true })
})

function createData(version: string, folder = 'postgres'): void {
  mkdirSync(join(dataDir, folder, 'data'), { recursive: true })
  writeFileSync(join(dataDir, folder, 'data', 'PG_VERSION'), `${version}\n`)
}

const upgrade = () => upgradeDatabase(dataDir, line => said.push(line))

test('upgrade: does nothing without data, or with data of this version', async () => {
  expect(await upgrade()).toBeNull()
  createData(majorVersion())
  expect(await upgrade()).toBeNull()
  expect(readdirSync(dataDir)).toEqual(['postgres'])
})

test('upgrade: finishes one that was interrupted between its last two steps', async () => {
  createData('17', 'postgres-17')
  createData(majorVersion(), 'new-postgres')
  expect(await upgrade()).toBeNull()
  expect(said).toEqual(['finished the interrupted upgrade'])
  expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres-17'])
})

test('upgrade: leaves data of a version whose programs are missing unchanged', async () => {
  createData('12')
  await expect(upgrade()).rejects.toThrow(
    'The data was made by PostgreSQL 12, but the installed programs',
  )
  mkdirSync(join(dataDir, 'postgres-12'))
  await expect(upgrade()).rejects.toThrow('postgres-12 exists already')
  expect(existsSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'))).toBe(true)
})
