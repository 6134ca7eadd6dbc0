import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { Client } from 'pg'
import { createDatabase } from '../../test/database'
import { ConfigurationError } from '../core/configuration-error'
import { requireSupported, waitForDatabase } from './wait-for-database'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/**
 * Returns the address of a database on a port without a listener, and a function that starts
 * listening there.
 */
async function databaseToCome() {
  const url = new URL(await createDatabase())
  const target = { host: url.hostname, port: Number(url.port) }
  const server = createServer(socket => {
    socket.pipe(connect(target)).pipe(socket)
  })
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  // The address of a listening TCP server is never a string.
  const { port } = server.address() as AddressInfo
  await new Promise(done => server.close(done))
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { databaseUrl: url.href, come: () => server.listen(port, '127.0.0.1') }
}

test('start: waits until the database accepts connections, logging each attempt', async () => {
  const { databaseUrl, come } = await databaseToCome()
  const said: string[] = []
  const log = (line: string) => {
    said.push(line)
    if (said.length === 1) come()
  }
  await waitForDatabase({ databaseUrl }, { timeout: 20, log })
  expect(said).toEqual(['waiting for the database (ECONNREFUSED), for 20 s more'])
})

test('start: gives up after the timeout, and immediately when it is stopped', async () => {
  const { databaseUrl } = await databaseToCome()
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const refused = { code: 'ECONNREFUSED' }
  await expect(waitForDatabase({ databaseUrl }, { timeout: 0, log })).rejects.toMatchObject(refused)
  expect(said).toEqual([])
  const aborted = new AbortController()
  const abort = () => {
    aborted.abort()
  }
  const waiting = waitForDatabase(
    { databaseUrl },
    { timeout: 20, signal: aborted.signal, log: abort },
  )
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
})

test('start: also waits for PostgreSQL itself if the address is a pooler’s', async () => {
  const databaseUrl = await createDatabase()
  const { databaseUrl: databaseDirectUrl } = await databaseToCome()
  const waiting = waitForDatabase({ databaseUrl, databaseDirectUrl }, { timeout: 0, log: () => {} })
  await expect(waiting).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('start: does not wait for a database that refuses the connection', async () => {
  const url = new URL(await createDatabase())
  url.pathname = '/missing'
  const log = jest.fn()
  const waiting = waitForDatabase({ databaseUrl: url.href }, { timeout: 20, log })
  await expect(waiting).rejects.toMatchObject({ code: '3D000' })
  expect(log).not.toHaveBeenCalled()
})

test('start: PostgreSQL 13 is too old, 14 is not', async () => {
  requireSupported({ number: 140_000, name: '14.0' })
  const databaseUrl = await createDatabase()
  const rows = [{ number: 130_023, name: '13.23' }]
  const query = jest.spyOn(Client.prototype, 'query').mockImplementation(() => ({ rows }))
  const waiting = waitForDatabase({ databaseUrl }, { timeout: 20, log: () => {} })
  await expect(waiting).rejects.toThrow(
    new ConfigurationError('The database is PostgreSQL 13.23; the site needs 14 or newer.'),
  )
  query.mockRestore()
})
