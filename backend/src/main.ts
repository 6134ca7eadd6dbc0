import { readEnv } from './env'
import { plainWords } from './plain-words'
import { start, type Running } from './start'

const log = (line: string) => {
  console.log(line)
}

async function main(): Promise<void> {
  const starting = start(readEnv(process.env), log)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void leave(starting, signal))
  log(`ready: ${(await starting).url}`)
}

async function leave(starting: Promise<Running>, signal: string): Promise<void> {
  log(`${signal}: stopping`)
  await starting.then(running => running.stop()).catch(cannotStart)
  process.exit(0)
}

function cannotStart(error: unknown): never {
  console.error(`cannot start: ${plainWords(error)}`)
  process.exit(1)
}

main().catch(cannotStart)
