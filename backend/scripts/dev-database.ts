/** `npm run dev`'s own PostgreSQL: it goes on while the backend is started anew. With DATABASE_URL there is none. */
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
  // Ctrl-C reaches us too, while the backend still needs its database.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  // Whoever has started us is gone; until then we stay.
  process.on('disconnect', stop)
  process.channel?.ref()
  await starting
  process.send?.('ready')
}

main().catch((error: unknown) => {
  console.error(describeStartError(error))
  process.exit(1)
})
