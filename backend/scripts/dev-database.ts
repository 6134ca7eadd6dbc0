/**
 * The PostgreSQL of `npm run dev`, which keeps running while the backend restarts. Not used with
 * DATABASE_URL.
 */
import { join } from 'node:path'
import { describeStartError } from '../src/core/describe-start-error'
import { superviseEmbedded } from '../src/embedded-postgres/supervise'
import { readEnv } from '../src/settings/env'

const log = (line: string) => {
  console.log(line)
}

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readEnv(process.env)
  const starting = databaseUrl
    ? undefined
    : superviseEmbedded(join(dataDir, 'postgres'), { log, name: 'npm run dev' })
  const stop = () => {
    void starting?.then(postgres => postgres.stop()).finally(() => process.exit())
    if (!starting) process.exit()
  }
  // Ctrl-C reaches this process too, while the backend still needs its database.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  // Exits only when the parent process has ended.
  process.on('disconnect', stop)
  process.channel?.ref()
  await starting
  process.send?.('ready')
}

main().catch((error: unknown) => {
  console.error(describeStartError(error))
  process.exit(1)
})
