import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { nextDatabase, superviseEmbedded } from '../../src/embedded-postgres/supervise'
import { query, runEmbedded, urlOf } from './database'
import { cleanUp, freshFolder, postmasters, until, untilOnePostmaster } from './processes'

afterEach(cleanUp)

const name = 'this spec'
/** For temporary data: does not sync to disk. */
const throwaway = true

const asRoot = process.getuid?.() === 0 ? it : it.skip

describe('the embedded PostgreSQL', () => {
  it('keeps data and address over a restart, and leaves no process behind (SEC-D2)', async () => {
    const folder = freshFolder()
    const first = await superviseEmbedded(join(folder, 'pg'), { name })
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    // Acknowledged writes are on disk.
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(await query(first.url, `SHOW ${setting}`)).toEqual([{ [setting]: 'on' }])
    await first.stop()
    expect(postmasters(folder)).toEqual([])

    const second = await superviseEmbedded(join(folder, 'pg'), { name })
    expect(second.url).toBe(first.url)
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await second.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('accepts a folder whose name contains shell characters', async () => {
    const folder = join(freshFolder(), 'a $HOME "q" `b` c')
    const server = await superviseEmbedded(folder, { name, throwaway })
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await server.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('is version 18 and converts case the same on every system', async () => {
    const server = await superviseEmbedded(join(freshFolder(), 'pg'), { name, throwaway })
    const [row] = await query(server.url, "SELECT lower('ÉÀ') AS low, version() AS version")
    expect(row).toMatchObject({ low: 'éà', version: expect.stringMatching(/^PostgreSQL 18\./) })
    await server.stop()
  })

  it('refuses a second start on the folder, and names the first (SEC-D10)', async () => {
    const folder = freshFolder()
    const starts = [1, 2, 3, 4].map(() => runEmbedded(join(folder, 'pg')))
    await until('three have given up', () => starts.filter(it => it.ended() === 1).length === 3)
    const first = starts.find(it => it.ended() === undefined)
    if (!first) throw new Error('none runs')
    await urlOf(first)
    await untilOnePostmaster(folder)
    await expect(superviseEmbedded(join(folder, 'pg'), { name })).rejects.toThrow(
      `The database in ${join(folder, 'pg')} is in use by the first process (process ${first.pid})`,
    )
    first.kill('SIGTERM')
    await until('it has ended', () => first.ended() === 0)
    expect(postmasters(folder)).toEqual([])
  })

  it('lets a command use the database that is starting, and leaves it running', async () => {
    const folder = freshFolder()
    const first = runEmbedded(join(folder, 'pg'))
    await until('the first has begun', () => existsSync(join(folder, 'pg', 'owner')))
    const command = await superviseEmbedded(join(folder, 'pg'), {
      name,
      throwaway,
      reuseRunning: true,
    })
    expect(command.url).toBe(await urlOf(first))
    await command.stop()
    expect(await query(command.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('lets a command run the database if no process does', async () => {
    const folder = freshFolder()
    const command = await superviseEmbedded(join(folder, 'pg'), {
      name,
      throwaway,
      reuseRunning: true,
    })
    expect(await query(command.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await command.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('ignores the terminal’s Ctrl-C', async () => {
    const folder = freshFolder()
    const child = runEmbedded(join(folder, 'pg'))
    const url = await urlOf(child)
    child.killGroup('SIGINT')
    await until('node has ended', () => child.ended())
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  it('reports in a sentence that the data is of another version', async () => {
    const folder = join(freshFolder(), 'pg')
    const server = await superviseEmbedded(folder, { name, throwaway })
    await server.stop()
    for (const [version, advice] of [
      ['17', 'brings 18. Run "npm run upgrade-database"'],
      ['19', 'brings 18. Start the newer version of the site'],
    ] as const) {
      writeFileSync(join(folder, 'data', 'PG_VERSION'), `${version}\n`)
      await expect(superviseEmbedded(folder, { name })).rejects.toThrow(
        `made by PostgreSQL ${version}, and this version of the site ${advice}`,
      )
    }
  })

  it('reports in a sentence that an upgrade was interrupted, and does not start with an empty database', async () => {
    const folder = join(freshFolder(), 'pg')
    mkdirSync(nextDatabase(folder))
    await expect(superviseEmbedded(folder, { name })).rejects.toThrow('upgrade-database')
    expect(existsSync(folder)).toBe(false)
  })

  it('reports in a sentence that the folder cannot be created', async () => {
    const file = join(freshFolder(), 'file')
    writeFileSync(file, '')
    await expect(superviseEmbedded(join(file, 'pg'), { name })).rejects.toThrow(/folder/)
  })

  asRoot('keeps its data outside a folder that its account cannot enter', async () => {
    const closed = join(freshFolder(), 'closed')
    mkdirSync(closed)
    chmodSync(closed, 0o700)
    const wanted = join(closed, 'data', 'pg')
    const server = await superviseEmbedded(wanted, { name, throwaway })
    try {
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      expect(lstatSync(wanted).isSymbolicLink()).toBe(true)
      expect(realpathSync(wanted)).toBe(server.dir)
    } finally {
      await server.stop()
      rmSync(server.dir, { recursive: true })
    }
  })
})
