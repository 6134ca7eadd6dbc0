import { setTimeout as sleep } from 'node:timers/promises'
import { acquireLock } from '../backend/src/embedded-postgres/process-lock.cjs'
import { root } from './commands.mjs'

/**
 * Runs the work while no other process of this checkout runs such work: two commands must not
 * install or build into the same folder at once.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withCheckoutLock(work) {
  const name = `the scripts of ${root}`
  let lock = await acquireLock(name)
  if (!lock) console.log('Another command is preparing this checkout; waiting for it.')
  while (!lock) {
    await sleep(200)
    lock = await acquireLock(name)
  }
  try {
    return await work()
  } finally {
    await lock.release()
  }
}
