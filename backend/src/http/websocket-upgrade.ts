import { ServerResponse, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Express, Request, Response } from 'express'
import { hasBody } from './json-body'
import type { RequestHandler } from './app-server'

/**
 * Routes a server's upgrade requests through an Express app, so that addresses, sessions and errors
 * work as for any other request. A refused upgrade gets an HTTP response, and the connection is
 * closed. Node emits 'upgrade' for every protocol, including offers of HTTP/2: a request for
 * another protocol than WebSocket is handled as if it had no Upgrade header.
 */
export function handleUpgrades(server: Server, upgradeApp: Express, handler: RequestHandler): void {
  server.on('upgrade', (req, stream, head) => {
    // Node types it as Duplex for custom emitters; a server passes a Socket.
    const socket = stream as Socket
    socket.on('error', () => socket.destroy())
    // The request has Express's prototype already, but Node creates no response for an upgrade.
    const res = Object.setPrototypeOf(new ServerResponse(req), upgradeApp.response) as Response
    res.assignSocket(socket)
    res.shouldKeepAlive = false
    res.on('finish', () => socket.end())
    const isWebSocket = req.headers.upgrade?.toLowerCase() === 'websocket'
    Object.assign(res, { locals: { head } })
    ;(isWebSocket || hasBody(req) ? upgradeApp : handler)(req as Request, res)
  })
}

/**
 * Detaches the upgrade's socket and returns it with the bytes already received. No HTTP response
 * follows.
 */
export function detachSocket(req: Request, res: Response): { socket: Socket; head: Buffer } {
  res.detachSocket(req.socket)
  // Notifies the request's observers that it has ended with 101.
  res.status(101).emit('close')
  return { socket: req.socket, head: (res.locals as { head: Buffer }).head }
}
