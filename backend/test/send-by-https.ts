import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createWebhookClient } from '../src/webhooks/webhook-request'
import { createAddressPolicy } from '../src/webhooks/webhook-url'

/**
 * Sends a webhook to a host, which is a server with the certificate of the folder. Prints the status
 * or the failure, then how many requests the server has received. Runs in its own process: jest's
 * worker crashes (SIGSEGV, Node 20) when a TLS handshake fails.
 */
async function main(folder: string, host: string): Promise<void> {
  const [cert, key] = ['cert.pem', 'key.pem'].map(file => readFileSync(join(folder, file)))
  let received = 0
  const server = createServer({ cert, key }, (_, res) => {
    received += 1
    res.writeHead(204).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  const isAllowed = createAddressPolicy(true)
  const send = createWebhookClient({ isAllowed, resolve: () => Promise.resolve(['127.0.0.1']) })
  const result = await send({
    url: new URL(`https://${host}:${port}/`),
    headers: {},
    body: '',
  }).then(
    ({ status }) => status,
    (failure: unknown) => failure,
  )
  console.log(`${String(result)}\n${received}`)
  server.close()
}

const [, , folder = '', host = ''] = process.argv
main(folder, host).catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
