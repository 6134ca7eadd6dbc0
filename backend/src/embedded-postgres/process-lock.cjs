/**
 * A lock that one process can hold at a time. The kernel releases it when that process dies. Plain
 * JavaScript, because scripts/with-checkout-lock.mjs needs it before packages are installed.
 */
const { createHash } = require('node:crypto')
const { closeSync, constants, openSync } = require('node:fs')
const { createServer } = require('node:net')
const { tmpdir } = require('node:os')
const path = require('node:path')

/** @typedef {{ release: () => Promise<void> }} ProcessLock */

/**
 * Acquires the lock of this name; resolves to undefined if another process holds it.
 * @param {string} name
 * @returns {Promise<ProcessLock | undefined>}
 */
function acquireLock(name) {
  const key = `coral-way-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return lockAddress(`\0${key}`) // an abstract socket, no file
  if (process.platform === 'win32') return lockAddress(`\\\\.\\pipe\\${key}`)
  return Promise.resolve(lockFile(path.join(tmpdir(), key)))
}

/**
 * @param {string} address
 * @returns {Promise<ProcessLock | undefined>}
 */
function lockAddress(address) {
  return new Promise((resolve, reject) => {
    const server = createServer(client => client.destroy())
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref() // a lock must not keep the process alive
      resolve({ release: () => new Promise(done => server.close(() => done())) })
    })
  })
}

/**
 * macOS and the BSDs: open(2) can lock. The flag has no name in Node.
 * @param {string} name of the file
 * @returns {ProcessLock | undefined}
 */
function lockFile(name) {
  const exclusiveLock = 0x20
  const flags = constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | exclusiveLock
  try {
    const file = openSync(name, flags)
    const release = () => {
      closeSync(file)
      return Promise.resolve()
    }
    return { release }
  } catch (error) {
    // What openSync throws is always a system error.
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EAGAIN') return undefined
    throw error
  }
}

module.exports = { acquireLock }
