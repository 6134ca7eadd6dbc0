/** The environment of every peer: a pool on the same rows, and a port. */
import pg from 'pg'

export const CONNECTIONS = 16

export const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: CONNECTIONS,
  // Connections stay open between rounds, because requests are measured, not connecting.
  idleTimeoutMillis: 0,
})

export const address = { host: '127.0.0.1', port: Number(process.env.PORT) }

export const listen = server => server.listen(address)
