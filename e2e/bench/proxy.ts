/** A proxy in front of a site that can remove the scripts from its pages. */
import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../../scripts/harness/site'

const SCRIPTS =
  /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g

/** Starts the proxy. Both variants of a page use it, so that they differ only in their script. */
export async function startProxy(origin: string, withoutScript: boolean) {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, answer) => {
    const { method, url = '/', headers } = incoming
    const isPage = withoutScript && headers.accept?.includes('text/html')
    const options = { method, headers, agent }
    if (isPage) options.headers = { ...headers, 'accept-encoding': 'identity' }
    const passed = request(new URL(url, origin), options, got => {
      if (isPage) void sendWithoutScript(got, answer)
      else got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers))
    })
    passed.once('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

async function sendWithoutScript(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const html = (await buffer(got)).toString('utf8').replace(SCRIPTS, '')
  const body = brotliCompressSync(html)
  const headers = { ...got.headers, 'content-encoding': 'br', 'content-length': body.length }
  answer.writeHead(got.statusCode ?? 502, headers).end(body)
}
