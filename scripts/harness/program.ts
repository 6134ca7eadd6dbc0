/** Child programs that end with the tool. */
import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync } from 'node:fs'
import { onCleanUp } from './cleanup'
import { openLog } from './files'
import { killTree } from './proc'

const STOP_MS = 30_000

interface Options {
  env: NodeJS.ProcessEnv
  uid?: number
  gid?: number
  /** The signal for an orderly stop. */
  stopSignal?: NodeJS.Signals
}

export class Program {
  /** Resolves to the exit code; null when a signal ended it. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcess
  readonly #stopSignal: NodeJS.Signals

  constructor(path: string, args: string[], { stopSignal = 'SIGTERM', ...options }: Options) {
    const log = openLog()
    this.#child = spawn(path, args, { ...options, cwd: '/', stdio: ['ignore', log, log] })
    closeSync(log)
    this.#stopSignal = stopSignal
    this.ended = exitCode(this.#child)
    onCleanUp(() => this.stop())
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Stops it and resolves to its exit code. A program that takes too long is killed. */
  async stop(signal = this.#stopSignal): Promise<number | null> {
    if (!this.hasEnded) this.#child.kill(signal)
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), STOP_MS)
    const code = await this.ended
    clearTimeout(timer)
    return code
  }

  /** Kills it and all its descendants at once. */
  async kill(): Promise<void> {
    killTree(this.pid)
    await this.ended
  }
}

const exitCode = (child: ChildProcess) =>
  new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))

/** Runs Node until the program exits, with its output shown; resolves to the exit code. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return exitCode(child)
}
