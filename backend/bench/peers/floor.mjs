/** The floor: node:http and pg by hand, without a framework. Everything else is measured against it. */
import { createServer } from 'node:http'
import { findUser, getPage, getStats, listEntries, login, register } from './data.mjs'
import { listen } from './environment.mjs'

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {{ status?: number; cookie?: string; body: unknown }} Answer */

/** @type {Partial<Record<string, (req: Request, query: URLSearchParams) => Promise<Answer>>>} */
const routes = {
  'GET /healthz': () => Promise.resolve({ body: { status: 'ok' } }),
  'GET /stats': async () => ({ body: await getStats() }),
  'GET /me': async req => ({ body: (await findUser(req.headers.cookie)) ?? null }),
  'GET /waitlist': forTeam(async query => getPage(Number(query.get('first')), query.get('after'))),
  'GET /api/waitlist/stats': async () => {
    const { dailySignups, spotsRemaining } = await getStats()
    return { body: { dailySignups, spotsRemaining } }
  },
  'GET /api/auth/user': async req => {
    const { role: _, ...user } = (await findUser(req.headers.cookie)) ?? {}
    return { body: user }
  },
  'GET /api/admin/waitlist': forTeam(listEntries),
  'POST /register': async req => {
    const { user, cookie } = await register(await readJson(req))
    return { status: 201, body: user, cookie }
  },
  'POST /login': async req => {
    const signedIn = await login(await readJson(req))
    return signedIn ? { body: signedIn.user, cookie: signedIn.cookie } : { status: 401, body: {} }
  },
}

/** @param {(query: URLSearchParams) => Promise<unknown>} answer */
function forTeam(answer) {
  return async (/** @type {Request} */ req, /** @type {URLSearchParams} */ query) => {
    const user = await findUser(req.headers.cookie)
    return user?.role === 'ADMIN' ? { body: await answer(query) } : { status: 403, body: {} }
  }
}

/** @param {Request} req */
async function readJson(req) {
  const chunks = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

/**
 * @param {Request} req
 * @returns {Promise<Answer>}
 */
async function answer(req) {
  const [path = '', query] = (req.url ?? '').split('?')
  const route = routes[`${req.method ?? ''} ${path}`]
  return route ? route(req, new URLSearchParams(query)) : { status: 404, body: {} }
}

/**
 * @param {Request} req
 * @param {import('node:http').ServerResponse} res
 */
async function serve(req, res) {
  const { status = 200, cookie, body } = await answer(req)
  const text = JSON.stringify(body)
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    ...(cookie && { 'set-cookie': cookie }),
  })
  res.end(text)
}

const server = createServer((req, res) => {
  serve(req, res).catch((/** @type {unknown} */ error) => {
    console.error(error)
    res.writeHead(500).end()
  })
})
listen(server)
