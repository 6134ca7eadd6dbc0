/** A site seen through a proxy, which can take the scripts out of its pages. */
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'

const SCRIPTS =
  /<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g

/**
 * With and without script a page comes through the same proxy, so that only its script differs.
 * @param {string} origin
 * @param {{ withoutScript: boolean }} options
 */
export async function startProxy(origin, { withoutScript }) {
  const agent = new Agent({ keepAlive: true })
  const server = createServer((asked, answer) => {
    const isPage = withoutScript && (asked.headers.accept ?? '').includes('text/html')
    const headers = { ...asked.headers, ...(isPage && { 'accept-encoding': 'identity' }) }
    const { method, url } = asked
    const passed = request(new URL(url ?? '/', origin), { method, headers, agent }, got => {
      if (isPage) void sendWithoutScript(got, answer)
      else got.pipe(answer.writeHead(got.statusCode ?? 502, got.headers))
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const stop = () => {
    server.close()
    server.closeAllConnections()
    agent.destroy()
  }
  return { url: `http://127.0.0.1:${String(port)}`, stop }
}

/**
 * @param {import('node:http').IncomingMessage} got
 * @param {import('node:http').ServerResponse} answer
 */
async function sendWithoutScript(got, answer) {
  const html = (await buffer(got)).toString('utf8').replace(SCRIPTS, '')
  const body = brotliCompressSync(html)
  const headers = { ...got.headers, 'content-encoding': 'br', 'content-length': body.length }
  answer.writeHead(got.statusCode ?? 502, headers).end(body)
}
