/** A TCP proxy before the database, which cuts, hangs or delays what passes. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** @typedef {'pass' | 'cut' | 'hang' | 'delay'} Mode `delay` keeps each answer back */

const DELAY_MS = 300

export class DatabaseProxy {
  /** @type {Mode} */
  #mode = 'pass'
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set()
  #server = createServer(socket => this.#accept(socket))
  #target = { host: '', port: 0 }

  /**
   * Begins to listen: the database's address by way of the proxy.
   * @param {string} databaseUrl
   */
  async listen(databaseUrl) {
    const url = new URL(databaseUrl)
    this.#target = { host: url.hostname, port: Number(url.port) }
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    url.port = String(typeof address === 'object' && address?.port)
    return url.href
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.#mode = mode
    if (mode === 'cut') for (const socket of this.#sockets) socket.destroy()
    // What hung goes on where it stopped, as after a lost route.
    for (const socket of this.#sockets) {
      if (mode === 'hang') socket.pause()
      else socket.resume()
    }
  }

  close() {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** @param {import('node:net').Socket} client */
  #accept(client) {
    if (this.#mode === 'cut') {
      client.destroy()
      return
    }
    const database = connect(this.#target)
    this.#forward(client, database, () => 0)
    this.#forward(database, client, () => (this.#mode === 'delay' ? DELAY_MS : 0))
  }

  /**
   * @param {import('node:net').Socket} from
   * @param {import('node:net').Socket} to
   * @param {() => number} delay in milliseconds
   */
  #forward(from, to, delay) {
    this.#sockets.add(from)
    from.setNoDelay()
    from.on('error', () => from.destroy())
    from.on('data', part => {
      const ms = delay()
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
