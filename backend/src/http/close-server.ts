import type { Server } from 'node:http'

const SWEEP_MS = 50

/** From now on each answer is the last of its connection: whoever asks again finds another server. */
export function closeConnectionsAfterAnswers(server: Server): void {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false
  })
}

/**
 * Takes no more connections, and resolves when none is left: idle ones are closed, requests under way are answered
 * first, and what is left after `cutMs` is cut off. True when nothing was.
 */
export async function closeServer(server: Server, cutMs: number): Promise<boolean> {
  let isCut = false
  const cut = setTimeout(() => {
    isCut = true
    server.closeAllConnections()
  }, cutMs)
  // A connection is idle again when its answer, which had begun before, has been sent.
  const sweep = setInterval(() => {
    server.closeIdleConnections()
  }, SWEEP_MS)
  await new Promise<void>(resolve => {
    server.close(() => {
      resolve()
    })
  })
  clearTimeout(cut)
  clearInterval(sweep)
  return !isCut
}
