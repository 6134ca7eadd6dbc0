import { ServerResponse, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Express, Request, Response } from 'express'
import { hasBody } from './middleware'
import type { RequestHandler } from './request-handler'

/**
 * Sends a server's upgrades through an Express app, so that addresses, sessions and refusals are those
 * of any other request: a refusal is an HTTP answer and the end of the connection. Node hands over
 * whatever asks for an upgrade, so some clients' offer of HTTP/2 too: that is answered as if not made.
 */
export function handleUpgrades(server: Server, upgradeApp: Express, handler: RequestHandler): void {
  server.on('upgrade', (req, stream, head) => {
    // Node says Duplex for those who emit the event themselves; a server's own are sockets.
    const socket = stream as Socket
    socket.on('error', () => socket.destroy())
    // Node has made the request as Express's, but makes no response for an upgrade.
    const res = Object.setPrototypeOf(new ServerResponse(req), upgradeApp.response) as Response
    res.assignSocket(socket)
    res.shouldKeepAlive = false
    res.on('finish', () => socket.end())
    const isWebSocket = req.headers.upgrade?.toLowerCase() === 'websocket'
    Object.assign(res, { locals: { head } })
    ;(isWebSocket || hasBody(req) ? upgradeApp : handler)(req as Request, res)
  })
}

/** Gives the upgrade's socket away, with what the client has sent already; no answer follows. */
export function detachSocket(req: Request, res: Response): { socket: Socket; head: Buffer } {
  res.detachSocket(req.socket)
  // Whoever observes the request learns that it has ended, in a socket.
  res.status(101).emit('close')
  return { socket: req.socket, head: (res.locals as { head: Buffer }).head }
}
