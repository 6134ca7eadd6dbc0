import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SWEEP_MS = 50
/** Whoever has not said a word for so long has connected for later, as browsers do. */
const SILENT_MS = 1_000

const connections = new WeakMap<Server, Set<Socket>>()

/** Remembers the connections of a server that does not listen yet, for `closeServer`. */
export function trackConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/** From now on each answer is the last of its connection: whoever asks again finds another server. */
export function closeConnectionsAfterAnswers(server: Server): void {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false
  })
}

/**
 * Takes no more connections, and resolves when none is left: idle ones are closed, those that never said a word too,
 * requests under way are answered first, and what is left after `cutMs` is cut off. True when nothing was.
 */
export async function closeServer(server: Server, cutMs: number): Promise<boolean> {
  let isCut = false
  const cut = setTimeout(() => {
    isCut = true
    server.closeAllConnections()
  }, cutMs)
  // Node counts them among those with a request.
  const silent = setTimeout(() => {
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  }, SILENT_MS)
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
  clearTimeout(silent)
  clearInterval(sweep)
  return !isCut
}
