/** Built checkouts, each running with its own database of the seed's people in one PostgreSQL. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { request } from '@playwright/test'
import pg from 'pg'
import { findReadyUrl } from '../../backend/processes/ready-url.cjs'
import { root } from '../../scripts/commands.mjs'

const require = createRequire(import.meta.url)

export const TEAM = { email: 'team@coralwaypickleball.example', password: 'keys to the club house' }
export const MEMBER = { email: 'camila.alvarez@personas.example', password: 'third shot drop' }

/**
 * @typedef {{ email: string; password: string }} Person
 * @typedef {object} Site
 * @property {string} name
 * @property {string} url
 * @property {string} databaseUrl
 * @property {() => Promise<void>} stop
 */

/**
 * Starts and seeds them one after the other; `stop` ends all, PostgreSQL too.
 * @param {import('./options.mjs').Checkout[]} checkouts
 */
export async function startSites(checkouts) {
  const [first] = checkouts
  if (!first) throw new Error('no checkout')
  const postgres = await require(
    join(first.path, 'backend/dist/embedded-postgres/supervise.js'),
  ).superviseEmbedded(join(root, `.data/bench-pages-${process.pid}`), {
    name: 'npm run bench:pages',
    throwaway: true,
  })
  /** @type {Site[]} */
  const sites = []
  const stop = async () => {
    for (const site of sites) await site.stop()
    await postgres.stop()
    rmSync(postgres.dir, { recursive: true, force: true })
  }
  try {
    for (const checkout of checkouts) sites.push(await startSite(checkout, postgres.url))
  } catch (error) {
    await stop()
    throw error
  }
  return { sites, stop }
}

/**
 * @param {import('./options.mjs').Checkout} checkout
 * @param {string} postgresUrl
 * @returns {Promise<Site>}
 */
async function startSite({ name, path }, postgresUrl) {
  const databaseUrl = await freshDatabase(`bench_${name.replace(/\W/g, '_')}`, postgresUrl)
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    PORT: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret for the page benchmark that is long enough',
    ADMIN_EMAIL: TEAM.email,
    ADMIN_PASSWORD: TEAM.password,
    RATE_LIMITS: 'off',
  }
  const cwd = join(path, 'backend')
  const server = spawn(process.execPath, ['dist/main.js'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await readyUrl(server)
  const seed = spawn(
    process.execPath,
    ['--require', '../scripts/swc-register.cjs', 'scripts/seed.ts'],
    { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`${name} could not be seeded`)
  const stop = async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
  }
  return { name, url, databaseUrl, stop }
}

/**
 * As if they had signed in in this browser before.
 * @param {Site} site
 * @param {Person} person
 */
export async function loginCookies(site, person) {
  const context = await request.newContext({ baseURL: site.url })
  const answer = await context.post('/api/auth/login', { data: person })
  if (!answer.ok()) throw new Error(`${person.email} cannot sign in: ${answer.status()}`)
  const { cookies } = await context.storageState()
  await context.dispose()
  return cookies
}

/**
 * @param {string} name
 * @param {string} postgresUrl
 */
async function freshDatabase(name, postgresUrl) {
  const client = new pg.Client(postgresUrl)
  await client.connect()
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  await client.query(`CREATE DATABASE ${name}`)
  await client.end()
  return Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).href
}

/**
 * @param {import('node:child_process').ChildProcess} server
 * @returns {Promise<string>}
 */
function readyUrl(server) {
  return new Promise((resolve, reject) => {
    server.once('exit', code => reject(new Error(`the site ended with code ${String(code)}`)))
    if (!server.stdout) return
    createInterface(server.stdout).on('line', line => {
      const url = findReadyUrl(line)
      if (url) resolve(url)
    })
  })
}
