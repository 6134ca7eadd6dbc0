/** What every peer is started with: a pool over the same rows, and how it says that it answers. */
import pg from 'pg'

export const CONNECTIONS = 16

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: CONNECTIONS,
  // Kept between the rounds: what is measured is requests, not connecting.
  idleTimeoutMillis: 0,
})

/**
 * Listens on any free port and says where, in the words of our own server.
 * @param {import('node:http').Server} server
 */
export function listen(server) {
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    console.log(`ready: http://127.0.0.1:${String(port)}`)
  })
}
