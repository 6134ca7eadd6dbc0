/** A TCP proxy in front of the database, which can cut, hang or delay connections. */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onCleanUp } from '../../scripts/harness/cleanup'

const DELAY_MS = 300

export class DatabaseProxy {
  /** `delay` holds each response back. */
  #mode: 'pass' | 'cut' | 'hang' | 'delay' = 'pass'
  #target = { host: '', port: 0 }
  readonly #sockets = new Set<Socket>()
  readonly #server = createServer(socket => this.#accept(socket))

  /** Starts listening. Returns the database's address through the proxy. */
  async listen(databaseUrl: string): Promise<string> {
    const url = new URL(databaseUrl)
    this.#target = { host: url.hostname, port: Number(url.port) }
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    onCleanUp(() => {
      this.#server.close()
      this.#destroySockets()
    })
    const address = this.#server.address()
    url.port = String(typeof address === 'object' && address?.port)
    return url.href
  }

  setMode(mode: 'pass' | 'cut' | 'hang' | 'delay'): void {
    this.#mode = mode
    if (mode === 'cut') this.#destroySockets()
    // Connections that hung continue where they stopped, as after a lost route.
    for (const socket of this.#sockets) {
      if (mode === 'hang') socket.pause()
      else socket.resume()
    }
  }

  #destroySockets(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #accept(client: Socket): void {
    if (this.#mode === 'cut') {
      client.destroy()
      return
    }
    const database = connect(this.#target)
    this.#forward(client, database, () => 0)
    this.#forward(database, client, () => (this.#mode === 'delay' ? DELAY_MS : 0))
  }

  #forward(from: Socket, to: Socket, delayMs: () => number): void {
    this.#sockets.add(from)
    from.setNoDelay()
    from.on('error', () => from.destroy())
    from.on('data', part => {
      const ms = delayMs()
      if (ms === 0) to.write(part)
      else setTimeout(() => to.writable && to.write(part), ms)
    })
    from.once('close', () => {
      this.#sockets.delete(from)
      to.destroy()
    })
    if (this.#mode === 'hang') from.pause()
  }
}
