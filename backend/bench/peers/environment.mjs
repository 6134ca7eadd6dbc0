/** What every peer is started with: a pool over the same rows, and a port. */
import pg from 'pg'

export const CONNECTIONS = 16

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: CONNECTIONS,
  // Kept between the rounds: what is measured is requests, not connecting.
  idleTimeoutMillis: 0,
})

export const address = { host: '127.0.0.1', port: Number(process.env.PORT) }

export const listen = server => server.listen(address)
