import { stopTracing } from './telemetry/start-tracing'
import cluster from 'node:cluster'
import { startProcesses } from './cluster'
import { readEnv } from './settings/env'
import { describeStartError } from './core/describe-start-error'
import { log, logFailure, logInfo, logWarning, openLog } from './core/log'
import type { Running } from './server'
import { describeLookAlikes } from './settings/describe-look-alikes'

async function main(): Promise<void> {
  openLog()
  process.on('unhandledRejection', error => logFailure('unhandled rejection', error))
  process.on('uncaughtException', error => {
    logFailure('uncaught exception', error)
    process.exit(1)
  })
  for (const sentence of describeLookAlikes(process.env)) logWarning(sentence)
  const env = readEnv(process.env)
  log.level = env.logLevel
  const aborted = new AbortController()
  const starting = startProcesses(env, aborted.signal)
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      // Ctrl-C arrives twice, from the terminal and through npm; the second must not interrupt the
      // stop.
      if (isStopping) return
      isStopping = true
      aborted.abort()
      void stop(starting, signal)
    })
  const { url } = await starting
  if (cluster.isPrimary) logInfo(`ready: ${url}`)
}

async function stop(starting: Promise<Running>, signal: string): Promise<void> {
  logInfo(`${signal}: stopping`)
  await starting.then(running => running.stop()).catch(cannotStart)
  await stopTracing()
  process.exit(0)
}

function cannotStart(error: unknown): never {
  // Stopped while it waited for the database.
  if (error instanceof Error && error.name === 'AbortError') process.exit(0)
  logFailure(`cannot start: ${describeStartError(error)}`)
  process.exit(1)
}

main().catch(cannotStart)
