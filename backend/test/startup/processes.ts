import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const children = new Set<ChildProcess>()
const folders = new Set<string>()

/** Creates a new data folder that PostgreSQL's account can enter. */
export function freshFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'coral-way-')))
  chmodSync(folder, 0o755)
  folders.add(folder)
  return folder
}

/** A process under test, with its output and its end. */
export interface Process {
  pid: number
  said(): string
  /** Returns its exit code, or the signal that ended it; undefined while it runs. */
  ended(): number | NodeJS.Signals | undefined
  kill(signal: NodeJS.Signals): void
  /** Sends a signal to the whole process group, as Ctrl-C does. */
  killGroup(signal: NodeJS.Signals): void
}

/** Runs `node` in its own process group, as a terminal would. */
export function run(args: string[], env: NodeJS.ProcessEnv = {}): Process {
  const child = spawn(process.execPath, args, {
    cwd: resolve(__dirname, '../../..'),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  children.add(child)
  const { pid } = child
  if (pid === undefined) throw new Error(`node ${args.join(' ')} could not be started`)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text))
  }
  return {
    pid,
    said: () => said,
    ended: () => child.exitCode ?? child.signalCode ?? undefined,
    kill: signal => void child.kill(signal),
    killGroup: signal => void process.kill(-pid, signal),
  }
}

/** Long enough for a busy machine, in milliseconds. */
const PATIENCE_MS = 100_000

/** Polls until `ask` returns a value other than false; throws after 100 s. */
export async function until<T>(
  what: string,
  ask: () => T | undefined | false | Promise<T | undefined | false>,
): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`)
    await sleep(20)
  }
}

/** Returns the pids of the postmasters that serve data below this folder. */
export function postmasters(folder: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(pid => commandOf(pid).includes(`\0-D\0${folder}/`))
    .map(Number)
}

/**
 * Waits until there is only one postmaster: a new child of it has the same command line for a
 * moment.
 */
export function untilOnePostmaster(folder: string): Promise<number[]> {
  return until('one postmaster', () => {
    const pids = postmasters(folder)
    return pids.length === 1 && pids
  })
}

/** Removes all processes and files, whatever the test's outcome. */
export async function cleanUp(): Promise<void> {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  for (const folder of folders) {
    for (const pid of postmasters(folder)) {
      process.kill(pid, 'SIGQUIT')
      await until('postgres ends', () => commandOf(String(pid)) === '')
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  folders.clear()
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}

/** Returns the Node processes that this one has started, without PostgreSQL's. */
export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(child => parentOf(child) === pid && commandOf(child).includes('main.js'))
    .map(Number)
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0 // it has ended meanwhile
  }
}
