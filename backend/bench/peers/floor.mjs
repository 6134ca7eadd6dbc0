/**
 * The floor: node:http and pg without a framework. All other servers are measured as multiples of
 * it.
 */
import { createServer } from 'node:http'
import {
  findUser,
  findUserSmall,
  getPage,
  getPageSmall,
  getStats,
  listEntries,
  login,
  register,
} from './data.mjs'
import { listen } from './environment.mjs'

const routes = {
  'GET /healthz': () => Promise.resolve({ body: { status: 'ok' } }),
  'GET /stats': async () => ({ body: await getStats() }),
  'GET /me': async req => ({ body: (await findUser(req.headers.cookie)) ?? null }),
  'GET /me-small': async req => ({ body: (await findUserSmall(req.headers.cookie)) ?? null }),
  'GET /waitlist-small': forTeam(async query =>
    getPageSmall(Number(query.get('first')), query.get('after')),
  ),
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

function forTeam(answer) {
  return async (req, query) => {
    const user = await findUser(req.headers.cookie)
    return user?.role === 'ADMIN' ? { body: await answer(query) } : { status: 403, body: {} }
  }
}

async function readJson(req) {
  const chunks = []
  for await (const chunk of req) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

function answer(req) {
  const [path = '', query] = (req.url ?? '').split('?')
  const route = routes[`${req.method ?? ''} ${path}`]
  return route?.(req, new URLSearchParams(query)) ?? { status: 404, body: {} }
}

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
