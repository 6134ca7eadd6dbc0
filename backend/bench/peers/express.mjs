/** Express with express-session on PostgreSQL: a typical REST server. */
import { createServer } from 'node:http'
import connectPgSimple from 'connect-pg-simple'
import express from 'express'
import session from 'express-session'
import { getPage, getPageSmall, getStats, getUser, listEntries } from './data.mjs'
import { listen, pool } from './environment.mjs'

const PgStore = connectPgSimple(session)
const app = express()
app.use(express.json())
app.use(
  session({
    name: 'sid',
    secret: process.env.SESSION_SECRET ?? '',
    resave: false,
    saveUninitialized: false,
    // As in our server, reading does not write the session.
    store: new PgStore({ pool, disableTouch: true, pruneSessionInterval: false }),
  }),
)

/** The session is already loaded; loads the person by its id. */
const findUser = async req => (req.session.userId ? await getUser(req.session.userId) : undefined)
const requireTeam = async (req, res, next) => {
  if ((await findUser(req))?.role === 'ADMIN') next()
  else res.status(403).json({})
}

app.get('/stats', async (_req, res) => res.json(await getStats()))
app.get('/me', async (req, res) => res.json((await findUser(req)) ?? null))
app.get('/me-small', async (req, res) => {
  const user = await findUser(req)
  res.json(user ? { id: user.id, email: user.email, firstName: user.firstName } : null)
})
app.get('/waitlist-small', requireTeam, async ({ query }, res) => {
  res.json(await getPageSmall(Number(query.first), query.after))
})
app.get('/waitlist', requireTeam, async ({ query }, res) => {
  res.json(await getPage(Number(query.first), query.after))
})
app.get('/api/waitlist/stats', async (_req, res) => {
  const { dailySignups, spotsRemaining } = await getStats()
  res.json({ dailySignups, spotsRemaining })
})
app.get('/api/auth/user', async (req, res) => {
  const { role: _, ...user } = (await findUser(req)) ?? {}
  res.json(user)
})
app.get('/api/admin/waitlist', requireTeam, async (_req, res) => res.json(await listEntries()))
listen(createServer(app))
