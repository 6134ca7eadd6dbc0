import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'

/** The folder of the examples of API clients. */
export const EXAMPLES = resolve(__dirname, '../../docs/examples')
export const BIN = resolve(__dirname, '../../node_modules/.bin')

export type Command = [program: string, ...args: string[]]

interface Ended {
  status: number | null
  stdout: string
  stderr: string
}

/** Runs a program with only these settings, and returns what it printed when it has ended. */
export async function runProgram(
  [command, ...args]: Command,
  env: NodeJS.ProcessEnv,
  cwd = EXAMPLES,
): Promise<Ended> {
  const child = spawn(command, args, { cwd, env: { PATH: process.env['PATH'], ...env } })
  const { printed, ended } = follow(child)
  return { status: await ended, ...printed }
}

/** Starts a program. `until` resolves when it has printed a text; it rejects if it ends before. */
export function startProgram([command, ...args]: Command, env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { cwd: EXAMPLES, env: { PATH: process.env['PATH'], ...env } })
  const { printed, ended } = follow(child)
  const until = (text: string) =>
    new Promise<void>((found, failed) => {
      const look = () => {
        if (printed.stdout.includes(text)) found()
      }
      child.stdout.on('data', look)
      ended.then(() => failed(new Error(printed.stderr)), failed)
      look()
    })
  const stop = () => {
    child.kill()
    return ended
  }
  return { printed, until, stop }
}

function follow(child: ChildProcess) {
  const printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => (printed[name] += text))
  const ended = new Promise<number | null>((done, failed) => {
    child.on('error', failed)
    child.on('close', done)
  })
  return { printed, ended }
}

/** Whether a command is installed. */
export const isInstalled = (command: string): boolean =>
  spawnSync(command, ['--version']).status === 0

interface Refusal {
  status: number
  /** In seconds. */
  retryAfter: number
}

/**
 * Starts a proxy that refuses the first requests and passes all others on. Returns its URL and the
 * times of its requests in milliseconds.
 */
export async function startBusyProxy(target: string, refusals: Refusal[]) {
  const times: number[] = []
  const server: Server = createServer((req, res) => {
    times.push(Date.now())
    const refusal = refusals.shift()
    if (refusal) {
      res.writeHead(refusal.status, { 'retry-after': String(refusal.retryAfter) }).end()
      return
    }
    const { method, headers, url = '' } = req
    const onward = send(target + url, { method, headers }, answer => {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    })
    req.pipe(onward)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${String(port)}`,
    times,
    stop: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(done))
    },
  }
}
