import type { Server } from 'node:http'
import type { Socket } from 'node:net'

const SWEEP_MS = 50
/** A connection without a byte for this long is a browser's preconnect. */
const SILENT_MS = 1_000

const connections = new WeakMap<Server, Set<Socket>>()

/** Tracks the connections of a server for `closeServer`. Call it before the server listens. */
export function trackConnections(server: Server): void {
  const open = new Set<Socket>()
  connections.set(server, open)
  server.on('connection', socket => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
}

/** Closes each connection after its next response, so that clients reconnect to another server. */
export function closeConnectionsAfterAnswers(server: Server): void {
  server.prependListener('request', (_req, res) => {
    res.shouldKeepAlive = false
  })
}

/**
 * Accepts no more connections and resolves when all are closed. Closes idle and unused connections,
 * waits for responses in progress, and closes the remaining connections after `cutMs` milliseconds.
 * Returns true if none remained.
 */
export async function closeServer(server: Server, cutMs: number): Promise<boolean> {
  let isCut = false
  const cut = setTimeout(() => {
    isCut = true
    server.closeAllConnections()
  }, cutMs)
  // Node counts unused connections as active.
  const silent = setTimeout(() => {
    for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy()
  }, SILENT_MS)
  // A connection becomes idle when its response has been sent.
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
