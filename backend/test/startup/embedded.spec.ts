import { spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { accountFor, chownRecursive } from '../../src/embedded-postgres/account'
import { nextDatabase, superviseEmbedded } from '../../src/embedded-postgres/supervise'
import { query, runEmbedded, urlOf } from './database'
import { cleanUp, freshFolder, postmasters, until, untilOnePostmaster } from './processes'

afterEach(cleanUp)

const name = 'this spec'
/** For temporary data: does not sync to disk. */
const throwaway = true

const asRoot = process.getuid?.() === 0 ? it : it.skip

describe('the embedded PostgreSQL', () => {
  // Creating a database takes most of the time, so one database sees several starts.
  it('keeps data and address over a restart, a reused pid and a kill, and leaves no process behind (SEC-D2)', async () => {
    const folder = freshFolder()
    // Characters that mean something to a shell.
    const path = join(folder, 'a $HOME "q" `b` c')
    const first = await superviseEmbedded(path, { name })
    // The same case conversion on every system.
    const [row] = await query(first.url, "SELECT lower('ÉÀ') AS low, version() AS version")
    expect(row).toMatchObject({ low: 'éà', version: expect.stringMatching(/^PostgreSQL 18\./) })
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    // Acknowledged writes are on disk.
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
      expect(await query(first.url, `SHOW ${setting}`)).toEqual([{ [setting]: 'on' }])
    const pidFile = readFileSync(join(path, 'data', 'postmaster.pid'), 'utf8')
    await first.stop()
    expect(postmasters(folder)).toEqual([])

    // Another process has got the old pid.
    const stranger = runStranger(join(path, 'data'), pidFile)
    try {
      // A command runs the database if no process does.
      const second = await superviseEmbedded(path, { name, reuseRunning: true })
      expect(second.url).toBe(first.url)
      expect(stranger.exitCode).toBeNull()
      const answers = () => query(second.url, 'SELECT answer FROM kept').catch(() => undefined)
      expect(await answers()).toEqual([{ answer: 42 }])

      const [killed = 0] = await untilOnePostmaster(folder)
      process.kill(killed, 'SIGKILL')
      await until('another runs', () => postmasters(folder).some(pid => pid !== killed))
      expect(await until('it accepts connections', answers)).toEqual([{ answer: 42 }])
      await second.stop()
    } finally {
      stranger.kill('SIGKILL')
    }
    expect(postmasters(folder)).toEqual([])
    await expectOtherVersionsRefused(path)
  })

  it('is run by one process at a time, survives the end of that process, and is taken over by the next (SEC-D10)', async () => {
    const folder = freshFolder()
    const path = join(folder, 'pg')
    // The start that is killed leaves an incomplete database.
    const killed = runEmbedded(path)
    await until('initdb writes', () => halfMade(path).length > 0)
    killed.kill('SIGKILL')
    await until('node is dead', () => killed.ended())

    const starts = [1, 2, 3].map(() => runEmbedded(path))
    const owner = () => Number.parseInt(readFileSync(join(path, 'owner'), 'utf8'), 10)
    const first = await until('one has begun', () => starts.find(({ pid }) => pid === owner()))
    // A command uses the database that is starting, and leaves it running.
    const command = await superviseEmbedded(path, { name, throwaway, reuseRunning: true })
    expect(command.url).toBe(await urlOf(first))
    await command.stop()
    await until(
      'the others have given up',
      () => starts.filter(it => it.ended() === 1).length === 2,
    )
    const orphans = await untilOnePostmaster(folder)
    await expect(superviseEmbedded(path, { name })).rejects.toThrow(
      `The database in ${path} is in use by the first process (process ${first.pid})`,
    )
    // The terminal’s Ctrl-C ends node alone.
    first.killGroup('SIGINT')
    await until('node has ended', () => first.ended())
    expect(await query(command.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

    const next = await superviseEmbedded(path, { name, throwaway })
    expect(next.url).toBe(command.url)
    expect(postmasters(folder)).toEqual(orphans)
    await next.stop()
    expect(postmasters(folder)).toEqual([])
    expect(halfMade(path)).toEqual([])
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

  // In a process of its own: mkdir never ended there.
  it.each(['/proc/pg', '/proc/none/pg'])(
    'ends with a sentence if it cannot create %s',
    async path => {
      const start = runEmbedded(path)
      expect(await until('it has ended', () => start.ended())).toBe(1)
      expect(start.said()).toMatch(/folder \/proc\/\S+ cannot be created: .* Set DATA_DIR/)
    },
  )

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

/** Runs another program of PostgreSQL's account, and leaves its pid in the postmaster's file. */
function runStranger(data: string, pidFile: string) {
  const account = accountFor(data)
  const stranger = spawn('/bin/sleep', ['120'], { ...account, cwd: '/' })
  const file = join(data, 'postmaster.pid')
  writeFileSync(file, pidFile.replace(/^\d+/, String(stranger.pid ?? 0)))
  chownRecursive(account, file)
  return stranger
}

async function expectOtherVersionsRefused(path: string): Promise<void> {
  for (const [version, advice] of [
    ['17', 'brings 18. Run "npm run upgrade-database"'],
    ['19', 'brings 18. Start the newer version of the site'],
  ] as const) {
    writeFileSync(join(path, 'data', 'PG_VERSION'), `${version}\n`)
    await expect(superviseEmbedded(path, { name })).rejects.toThrow(
      `made by PostgreSQL ${version}, and this version of the site ${advice}`,
    )
  }
}

function halfMade(folder: string): string[] {
  try {
    return readdirSync(folder).filter(file => file.startsWith('data.new'))
  } catch {
    return [] // the folder does not exist yet
  }
}
