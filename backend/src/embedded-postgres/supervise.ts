import { setTimeout as sleep } from 'node:timers/promises'
import { type EmbeddedPostgres, runEmbedded } from './embedded'

interface Supervision {
  log: (line: string) => void
}

/** Like startEmbedded, and starts the server again, on the same port, when it is killed. */
export async function superviseEmbedded(
  wanted: string,
  { log }: Supervision,
): Promise<EmbeddedPostgres> {
  const server = await runEmbedded(wanted, {})
  const ended = new AbortController()
  const watch = async (): Promise<void> => {
    while (await waited(250, ended.signal)) {
      if (server.lives()) continue
      try {
        log('The database is gone; starting it again.')
        await server.revive()
        log('The database is back.')
      } catch (error) {
        log(
          `The database is not back yet: ${error instanceof Error ? error.message : String(error)}`,
        )
      }
    }
  }
  const watching = watch()
  return {
    url: server.url,
    dir: server.dir,
    stop: async () => {
      ended.abort()
      await watching
      await server.stop()
    },
  }
}

/** True after the time, false as soon as it is no longer wanted. Keeps no process alive. */
async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false })
    return true
  } catch {
    return false
  }
}
