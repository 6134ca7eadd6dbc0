import { readEnv } from './env'
import { describeStartError } from './core/describe-start-error'
import { start, type Running } from './server'

const log = (line: string) => {
  console.log(line)
}

async function main(): Promise<void> {
  const starting = start(readEnv(process.env), log)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // Ctrl-C reaches us twice, from the terminal and through npm; the second must not cut us short.
      if (!isStopping) void stop(starting, signal)
      isStopping = true
    })
  log(`ready: ${(await starting).url}`)
}

async function stop(starting: Promise<Running>, signal: string): Promise<void> {
  log(`${signal}: stopping`)
  await starting.then(running => running.stop()).catch(cannotStart)
  process.exit(0)
}

function cannotStart(error: unknown): never {
  console.error(`cannot start: ${describeStartError(error)}`)
  process.exit(1)
}

main().catch(cannotStart)
