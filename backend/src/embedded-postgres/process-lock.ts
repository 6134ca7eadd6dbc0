import { createHash } from 'node:crypto'
import { closeSync, constants, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Something only one process has at a time. The kernel takes it back when that process dies. */
export interface Hold {
  release(): Promise<void>
}

/** Takes the hold of this name, or says undefined because another has it. */
export function hold(name: string): Promise<Hold | undefined> {
  const key = `coral-way-${createHash('sha256').update(name).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return holdAddress(`\0${key}`) // an abstract socket, no file
  if (process.platform === 'win32') return holdAddress(`\\\\.\\pipe\\${key}`)
  return Promise.resolve(holdFile(join(tmpdir(), key)))
}

/** Does the work while nobody else does work of this name. */
export async function locked<T>(name: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + 90_000
  for (;;) {
    const held = await hold(name)
    if (held) {
      try {
        return await work()
      } finally {
        await held.release()
      }
    }
    if (Date.now() > deadline) throw new Error(`Another process keeps ${name} locked.`)
    await sleep(25)
  }
}

function holdAddress(address: string): Promise<Hold | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer(caller => caller.destroy())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => {
      server.unref() // a hold is no reason to stay alive
      resolve({ release: () => new Promise(done => server.close(() => done())) })
    })
  })
}

/** macOS and the BSDs: open(2) can lock. The flag has no name in Node. */
function holdFile(path: string): Hold | undefined {
  const exclusiveLock = 0x20
  try {
    const file = openSync(
      path,
      constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | exclusiveLock,
    )
    return {
      release: () => {
        closeSync(file)
        return Promise.resolve()
      },
    }
  } catch (error) {
    // What openSync throws is always a system error.
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}
