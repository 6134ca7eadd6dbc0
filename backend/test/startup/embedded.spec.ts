import { chmodSync, lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '../../src/embedded-postgres/embedded'
import { query, runEmbedded, urlOf } from './database'
import { cleanUp, freshFolder, postmasters, until } from './processes'

jest.setTimeout(90_000)
afterEach(cleanUp)

const asRoot = process.getuid?.() === 0 ? it : it.skip

describe('the embedded PostgreSQL', () => {
  it('keeps data and address over a restart, and leaves no process behind', async () => {
    const folder = freshFolder()
    const first = await startEmbedded(join(folder, 'pg'))
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    expect(postmasters(folder)).toEqual([])

    const second = await startEmbedded(join(folder, 'pg'))
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await second.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('is version 18 and folds letters the same everywhere', async () => {
    const server = await startEmbedded(join(freshFolder(), 'pg'), { throwaway: true })
    const [row] = await query(server.url, "SELECT lower('ÉÀ') AS low, version() AS version")
    expect(row).toMatchObject({ low: 'éà', version: expect.stringMatching(/^PostgreSQL 18\./) })
    await server.stop()
  })

  it('is one server for four starts at once', async () => {
    const folder = freshFolder()
    const starts = [1, 2, 3, 4].map(() => runEmbedded(join(folder, 'pg')))
    const urls = await Promise.all(starts.map(urlOf))
    expect(new Set(urls).size).toBe(1)
    expect(postmasters(folder)).toHaveLength(1)
    for (const start of starts) start.kill('SIGTERM')
    await until('all have ended', () => starts.every(start => start.ended() === 0))
    expect(postmasters(folder)).toEqual([])
  })

  it('lets the terminal’s Ctrl-C pass by', async () => {
    const folder = freshFolder()
    const child = runEmbedded(join(folder, 'pg'))
    const url = await urlOf(child)
    child.killGroup('SIGINT')
    await until('node has ended', () => child.ended())
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('says in words that the data is of another version', async () => {
    const folder = join(freshFolder(), 'pg')
    const server = await startEmbedded(folder, { throwaway: true })
    await server.stop()
    writeFileSync(join(folder, 'data', 'PG_VERSION'), '17\n')
    await expect(startEmbedded(folder)).rejects.toThrow(/made by PostgreSQL 17 .* DATA_DIR/)
  })

  it('says in words that the folder cannot be made', async () => {
    const file = join(freshFolder(), 'file')
    writeFileSync(file, '')
    await expect(startEmbedded(join(file, 'pg'))).rejects.toThrow(/folder/)
  })

  asRoot('keeps its data outside a folder that its account may not enter', async () => {
    const closed = join(freshFolder(), 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const server = await startEmbedded(join(closed, 'pg'), { throwaway: true })
    try {
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      expect(lstatSync(join(closed, 'pg')).isSymbolicLink()).toBe(true)
      expect(realpathSync(join(closed, 'pg'))).toBe(server.dir)
    } finally {
      await server.stop()
      rmSync(server.dir, { recursive: true })
    }
  })
})
