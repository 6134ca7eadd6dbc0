/** Two commands started at once must not install or build into the same folder. */
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './commands.mjs'

/**
 * Does the work while no other process of this checkout does work here.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withCheckoutLock(work) {
  const release = await acquireLock()
  try {
    return await work()
  } finally {
    release()
  }
}

/** An address that one process has at a time; the system takes it back when that process dies. */
async function acquireLock() {
  const key = createHash('sha256').update(root).digest('hex')
  /** @type {Partial<Record<NodeJS.Platform, string>>} */
  const addresses = {
    linux: `\0coral-way-scripts-${key.slice(0, 16)}`,
    win32: `\\\\.\\pipe\\coral-way-scripts-${key.slice(0, 16)}`,
  }
  const address = addresses[process.platform]
  // Elsewhere a port stands in: one of 10,000, by the checkout.
  const place = address ?? {
    host: '127.0.0.1',
    port: 20_000 + (parseInt(key.slice(0, 6), 16) % 1e4),
  }
  for (let isFirst = true; ; isFirst = false) {
    const server = createServer(caller => caller.destroy())
    const isOurs = await /** @type {Promise<boolean>} */ (
      new Promise(resolve => {
        server.once('error', () => resolve(false)).listen(place, () => resolve(true))
      })
    )
    if (isOurs) return () => server.close()
    if (isFirst) console.log('Another command is preparing this checkout; waiting for it.')
    await sleep(200)
  }
}
