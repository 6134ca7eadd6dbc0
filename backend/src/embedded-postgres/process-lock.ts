import { createHash } from 'node:crypto'
import { closeSync, constants, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Something only one process has at a time. The kernel takes it back when that process dies. */
export interface ProcessLock {
  release(): Promise<void>
}

/** Takes the lock of this name; undefined when another process has it. */
export function acquireLock(name: string): Promise<ProcessLock | undefined> {
  const key = `coral-way-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return lockAddress(`\0${key}`) // an abstract socket, no file
  if (process.platform === 'win32') return lockAddress(`\\\\.\\pipe\\${key}`)
  return Promise.resolve(lockFile(join(tmpdir(), key)))
}

function lockAddress(address: string): Promise<ProcessLock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(client => client.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref() // a lock is no reason to stay alive
      resolve({ release: () => new Promise(done => server.close(() => done())) })
    })
  })
}

/** macOS and the BSDs: open(2) can lock. The flag has no name in Node. */
function lockFile(path: string): ProcessLock | undefined {
  const exclusiveLock = 0x20
  const flags = constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | exclusiveLock
  try {
    const file = openSync(path, flags)
    const release = () => {
      closeSync(file)
      return Promise.resolve()
    }
    return { release }
  } catch (error) {
    // What openSync throws is always a system error.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}
