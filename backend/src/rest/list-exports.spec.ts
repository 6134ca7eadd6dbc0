import { createToken } from '../../test/api-tokens'
import { createPeople, person, teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { records } from '../../test/status-changes'
import { ApiToken } from '../accounts/api-token.entity'
import { TokenScope } from '../accounts/token-scope'
import { db } from '../database/data-source'
import { joinWaitlist } from '../features/waitlist/waitlist.service'
import { csvRoutes } from './csv-routes'
import { routes } from './routes'

const api = startApi()

const lists = [...csvRoutes, ...routes].flatMap(row => ('readPage' in row ? [row.path] : []))

const subscribe = (count: number) =>
  db.query(
    `INSERT INTO newsletter_subscription (email, "confirmedAt")
     SELECT n || '@example.com', now() FROM generate_series(1, $1) n`,
    [count],
  )

test('list exports: each is recorded if only the team may read it (ACCOUNT-31)', async () => {
  const team = await teamMember()
  const [caller, member] = [await api.as(team), await api.as(await person())]
  for (const path of lists) {
    const before = (await records()).length
    const isOfTeam = (await member.send(`/api${path}`)).status === 403
    await caller.send(`/api${path}`, { method: 'HEAD' })
    const response = await caller.send(`/api${path}`)
    expect([path, response.status]).toEqual([path, 200])
    await response.arrayBuffer()
    // The audit log is a list, too.
    const rows = path === '/admin/audit.csv' ? before : 0
    const record = {
      action: 'list_export',
      actorId: team.id,
      actorEmail: team.email,
      tokenId: null,
      subjectId: null,
      before: {},
      after: {
        list: `/api${path}`,
        rows,
      },
    }
    expect([path, (await records()).slice(before)]).toMatchObject([path, isOfTeam ? [record] : []])
  }
})

test('list exports: counts the rows of all pages', async () => {
  await subscribe(1_201)
  const team = await api.team()
  await (await team.send('/api/admin/newsletter.csv')).arrayBuffer()
  expect((await records()).map(({ after }) => after['rows'])).toEqual([1_201])
})

test('list exports: a filter is not recorded, and the access token is', async () => {
  const team = await teamMember()
  const [someone] = await createPeople(1)
  if (someone) await joinWaitlist(someone, {}, api.now())
  const caller = api.withToken(await createToken(team, [TokenScope.WAITLIST_READ], api.now()))
  await (await caller.send('/api/admin/waitlist.csv?search=quick')).arrayBuffer()
  const { id: tokenId } = await db.getRepository(ApiToken).findOneByOrFail({ userId: team.id })
  const after = { list: '/api/admin/waitlist.csv', rows: 1 }
  expect(await records()).toMatchObject([{ tokenId, after }])
})
