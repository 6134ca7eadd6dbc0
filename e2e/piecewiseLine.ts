import { createServer, request as requestFrom, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** Bytes of HTML per piece. */
const PIECE = 250

/** A proxy that sends the site's HTML in pieces, like a slow connection. */
interface PiecewiseLine {
  url: string
  /** Sends one more piece of the current page. @returns whether more is left */
  sendPiece: () => boolean
  close: () => Promise<void>
}

export async function openPiecewiseLine(site: string): Promise<PiecewiseLine> {
  let pending: { response: ServerResponse; rest: Buffer } | undefined
  const sendPiece = (length = PIECE) => {
    if (!pending) return false
    const { response, rest } = pending
    response.write(rest.subarray(0, length))
    pending.rest = rest.subarray(length)
    if (pending.rest.length > 0) return true
    response.end()
    pending = undefined
    return false
  }
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    const isPage = headers['sec-fetch-dest'] === 'document'
    const fromSite = { ...headers, host: new URL(site).host, origin: site }
    const options = { method, headers: { ...fromSite, 'accept-encoding': 'identity' } }
    const sent = requestFrom(new URL(url, site), options, answer => {
      const { 'content-length': _length, ...others } = answer.headers
      response.writeHead(answer.statusCode ?? 502, others)
      if (!isPage) return void answer.pipe(response)
      void buffer(answer).then(rest => {
        pending = { response, rest }
        // The browser paints nothing before the body has started.
        sendPiece(rest.indexOf('>', rest.indexOf('<main')) + 1)
      })
    })
    request.pipe(sent)
  })
  await new Promise<void>(resolve => void server.listen(0, resolve))
  return {
    // The server listens on a port, never on a pipe.
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    sendPiece,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => void server.close(resolve))
    },
  }
}
