import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** PostgreSQL's main process, as its pid file describes it. */
export interface Postmaster {
  pid: number
  port: number
  ready: boolean
}

/** Returns the server that runs on this data; undefined if its pid file is stale. */
export function postmasterOf(data: string): Postmaster | undefined {
  const file = pidFile(data)
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isPostmaster(pid, data)) return undefined
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
}

/**
 * Whether the process serves this data. Signal 0 is not enough: it also succeeds for a zombie (in a
 * container, nothing may reap it) and for another process that got the same pid.
 */
export function isPostmaster(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${data}\0`)
    }
    if (process.platform === 'darwin') {
      const ps = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
      return ps.stdout.includes(`-D ${data} `)
    }
    return process.kill(pid, 0)
  } catch {
    return false // no such process
  }
}

/**
 * PostgreSQL does not start while the pid in its file exists, even as a zombie or another process.
 * It ignores its parent's pid, so this writes ours. Removing the file would disable PostgreSQL's
 * check that no child of the dead server is still writing.
 */
export function replaceStalePid(data: string): void {
  const file = pidFile(data)
  if (!existsSync(file)) return
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d*/, String(process.pid)))
}

function pidFile(data: string): string {
  return join(data, 'postmaster.pid')
}
