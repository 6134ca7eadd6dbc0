import { spawn } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountFor, chownRecursive } from '../../src/embedded-postgres/account'
import { superviseEmbedded } from '../../src/embedded-postgres/supervise'
import { query, runEmbedded, urlOf } from './database'
import { cleanUp, freshFolder, postmasters, until, untilOnePostmaster } from './processes'

afterEach(cleanUp)

const name = 'this spec'
/** For temporary data: does not sync to disk. */
const options = { name, throwaway: true }

describe('the embedded PostgreSQL, after an accident', () => {
  it('takes over the server of a killed start, and stops it at the end (SEC-D10)', async () => {
    const folder = freshFolder()
    const killed = runEmbedded(join(folder, 'pg'))
    const url = await urlOf(killed)
    const orphans = await untilOnePostmaster(folder)
    killed.kill('SIGKILL')
    await until('node is dead', () => killed.ended())

    const next = await superviseEmbedded(join(folder, 'pg'), options)
    expect(next.url).toBe(url)
    expect(postmasters(folder)).toEqual(orphans)
    await next.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('restarts immediately after it was killed together with its server (SEC-R9)', async () => {
    const folder = freshFolder()
    const killed = runEmbedded(join(folder, 'pg'))
    await query(await urlOf(killed), 'CREATE TABLE kept AS SELECT 42 AS answer')
    killed.kill('SIGKILL')
    for (const pid of postmasters(folder)) process.kill(pid, 'SIGKILL')
    await until('node is dead', () => killed.ended())

    const next = await superviseEmbedded(join(folder, 'pg'), { name })
    expect(await query(next.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await next.stop()
    expect(postmasters(folder)).toEqual([])
  })

  it('starts although another process has got the old pid', async () => {
    const folder = freshFolder()
    const data = join(folder, 'pg', 'data')
    const first = await superviseEmbedded(join(folder, 'pg'), options)
    const pidFile = readFileSync(join(data, 'postmaster.pid'), 'utf8')
    await first.stop()
    const account = accountFor(data)
    const stranger = spawn('/bin/sleep', ['120'], { ...account, cwd: '/' })
    try {
      writeFileSync(
        join(data, 'postmaster.pid'),
        pidFile.replace(/^\d+/, String(stranger.pid ?? 0)),
      )
      chownRecursive(account, join(data, 'postmaster.pid'))
      const second = await superviseEmbedded(join(folder, 'pg'), options)
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      expect(stranger.exitCode).toBeNull()
      await second.stop()
    } finally {
      stranger.kill('SIGKILL')
    }
  })

  it('removes an incomplete database', async () => {
    const folder = freshFolder()
    const killed = runEmbedded(join(folder, 'pg'))
    await until('initdb writes', () => halfMade(join(folder, 'pg')).length > 0)
    killed.kill('SIGKILL')
    await until('node is dead', () => killed.ended())

    const next = await superviseEmbedded(join(folder, 'pg'), options)
    expect(await query(next.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await next.stop()
    // The killed start's initdb may continue for a moment; a later start removes its files.
    await (await superviseEmbedded(join(folder, 'pg'), options)).stop()
    expect(halfMade(join(folder, 'pg'))).toEqual([])
  })

  it('is restarted at the same address by the process that supervises it', async () => {
    const folder = freshFolder()
    const child = runEmbedded(join(folder, 'pg'))
    const url = await urlOf(child)
    const [killed] = postmasters(folder)
    if (killed === undefined) throw new Error('no server runs')
    process.kill(killed, 'SIGKILL')

    const answers = () => query(url, 'SELECT 1 AS one').catch(() => undefined)
    await until('another server runs', () => postmasters(folder).some(pid => pid !== killed), 5000)
    await until('it accepts connections', answers, 5000)
    child.kill('SIGTERM')
    expect(await until('it ends', () => child.ended() === 0)).toBe(true)
    expect(postmasters(folder)).toEqual([])
  })
})

function halfMade(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => name.startsWith('data.new'))
  } catch {
    return [] // the folder does not exist yet
  }
}
