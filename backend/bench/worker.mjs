/** Asks a child process to work, one message at a time. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * A child that answers each message with one.
 * @param {string} file beside this one
 * @param {NodeJS.ProcessEnv} [env]
 */
export function startWorker(file, env = {}) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
  })
  const ended = once(child, 'exit')
  return {
    /** @param {unknown} message */
    ask: message =>
      new Promise((resolve, reject) => {
        const fail = () => reject(new Error(`${file} has ended`))
        child.once('exit', fail)
        child.once('message', answer => {
          child.off('exit', fail)
          resolve(answer)
        })
        child.send(message)
      }),
    stop: async () => {
      child.kill()
      await ended
    },
  }
}
