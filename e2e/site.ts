import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { findReadyUrl } from '../backend/processes/ready-url.cjs'

export const TEAM = { email: 'team@coralwaypickleball.example', password: 'keys to the club house' }

/** The built site on a database of its own. */
export interface Site {
  url: string
  database: Client
  stop: () => Promise<void>
}

/** Starts a site on a fresh database of this name, which sends its mail to this server, or none; ready when it says so. */
export async function startSite(name: string, smtpUrl?: string): Promise<Site> {
  const databaseUrl = await freshDatabase(name)
  const child = spawn(process.execPath, [resolve(__dirname, '../backend/dist/main.js')], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      PORT: '0',
      ...(smtpUrl && (await mailSettings(smtpUrl))),
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret for browser stories that is long enough',
      ADMIN_EMAIL: TEAM.email,
      ADMIN_PASSWORD: TEAM.password,
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyUrl(child)
  const database = new Client(databaseUrl)
  await database.connect()
  return { url, database, stop: () => stop(child, database) }
}

/** Links in mails begin with an address that has to be known before the site starts. */
async function mailSettings(smtpUrl: string) {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  // A TCP server's address is never a string.
  const { port } = probe.address() as AddressInfo
  await new Promise(resolve => probe.close(resolve))
  return { SMTP_URL: smtpUrl, PORT: String(port), PUBLIC_URL: `http://localhost:${port}` }
}

async function freshDatabase(name: string): Promise<string> {
  const server = new URL(process.env['E2E_POSTGRES_URL'] ?? '')
  const client = new Client(server.href)
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  server.pathname = `/${name}`
  return server.href
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the site ended with code ${code ?? 'none'}`)))
    if (!child.stdout) return
    createInterface(child.stdout).on('line', line => {
      const url = findReadyUrl(line)
      if (url) resolve(url)
    })
  })
}

async function stop(child: ChildProcess, database: Client): Promise<void> {
  await database.end()
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}
