import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { createEntries } from '../../test/csv'
import { teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { records } from '../../test/status-changes'
import { endAllSessions } from '../accounts/session-endings'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { db, pool } from '../database/data-source'
import { Role, User } from '../accounts/user.entity'
import { RestExportNewsletterDocument, RestExportWaitlistDocument } from './operations'
import { log } from '../core/log'

const api = startApi()

describe('CSV download: between two pages,', () => {
  const isPage = (statement: unknown) =>
    JSON.stringify(statement).includes('FROM \\"waitlist_entry')

  /** Runs `change` after the first page is read. Returns the number of pages read so far. */
  function afterFirstPage(change: () => Promise<unknown>): () => number {
    let pages = 0
    const query = pool().query.bind(pool()) as (...args: unknown[]) => Promise<unknown>
    const queryThenChange = async (...args: unknown[]) => {
      const result = await query(...args)
      if (isPage(args) && (pages += 1) === 1) await change()
      return result
    }
    // Without the overloads of query, of which one returns nothing.
    const spy: jest.SpyInstance = jest.spyOn(pool(), 'query')
    spy.mockImplementation(queryThenChange)
    return () => pages
  }

  afterEach(() => jest.restoreAllMocks())

  test.each([
    [
      'a lost role refuses the list',
      403,
      'FORBIDDEN',
      (team: User) => db.getRepository(User).update({ id: team.id }, { role: Role.MEMBER }),
    ],
    [
      'a sign-out refuses the list',
      401,
      'UNAUTHENTICATED',
      (team: User) => endAllSessions(team.id),
    ],
  ])('%s (%i)', async (_, status, code, change) => {
    await createEntries(DOWNLOAD_PAGE_SIZE + 1)
    const team = await teamMember()
    const caller = await api.as(team)
    const pages = afterFirstPage(() => Promise.resolve(change(team)))
    const response = await caller.send('/api/admin/waitlist.csv')
    expect({ status: response.status, pages: pages() }).toEqual({ status, pages: 1 })
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.json()).toEqual({ code, message: expect.any(String) })
  })

  test('a failure is an ordinary error response', async () => {
    await createEntries(DOWNLOAD_PAGE_SIZE + 1)
    const caller = await api.team()
    jest.spyOn(log, 'error').mockImplementation()
    afterFirstPage(() => db.query('ALTER TABLE waitlist_entry RENAME TO lost'))
    try {
      expect((await caller.send('/api/admin/waitlist.csv')).status).toBe(500)
    } finally {
      await db.query('ALTER TABLE lost RENAME TO waitlist_entry')
    }
  })

  test('a client that disconnects ends the reading, and nothing is recorded or logged', async () => {
    await createEntries(DOWNLOAD_PAGE_SIZE + 1)
    const caller = await api.team()
    const { cookie = '' } = caller
    const logged = jest.spyOn(log, 'error')
    const sent = nextServerResponse()
    const pages = afterFirstPage(async () => {
      client.destroy()
      await once(await sent, 'close')
    })
    const client = get(`${api.base}/api/admin/waitlist.csv`, { headers: { cookie } })
    await once(client, 'error')
    await once(await sent, 'close')
    // A whole download of two pages takes longer than what was left of the first one.
    expect((await caller.send('/api/admin/waitlist.csv')).status).toBe(200)
    expect(pages()).toBe(1 + 2)
    expect(logged).not.toHaveBeenCalled()
    expect(await records()).toHaveLength(1)
  })

  /** Returns the server's side of the next request. */
  function nextServerResponse(): Promise<ServerResponse> {
    return new Promise(resolve => {
      const listen = (message: unknown) => {
        unsubscribe('http.server.request.start', listen)
        // As Node documents the channel.
        resolve((message as { response: ServerResponse }).response)
      }
      subscribe('http.server.request.start', listen)
    })
  }
})

describe.each([
  ['RestExportWaitlist', RestExportWaitlistDocument],
  ['RestExportNewsletter', RestExportNewsletterDocument],
] as const)('CSV download: %s', (_name, document) => {
  test.each([101, DOWNLOAD_PAGE_SIZE])('refuses a page of %i rows', async first => {
    const caller = await api.team()
    expect(await caller.fails(document, { first })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'first', message: 'Please ask for 1 to 100 rows' }],
    })
  })
})

describe('REST lists: compression', () => {
  /** Creates places for this many people, and fetches the list without decompressing it. */
  async function fetchList(people: number, path: string, encoding?: string) {
    await createEntries(people)
    const { cookie = '' } = await api.team()
    const headers = { cookie, ...(encoding !== undefined && { 'accept-encoding': encoding }) }
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${api.base}/api/admin/${path}`, { headers }, resolve).on('error', reject)
    })
    const body = Buffer.concat(await response.toArray())
    return { headers: response.headers, body }
  }

  test.each([
    ['waitlist', 200, 200],
    ['waitlist', 1_001, 1_001],
    ['waitlist.csv', 200, 201],
    ['waitlist.csv', 1_001, 1_002],
  ])(
    '%s of %i is sent whole and gzipped if Accept-Encoding allows',
    async (path, people, length) => {
      const { headers, body } = await fetchList(people, path, 'br, gzip')
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
      const text = gunzipSync(body).toString()
      expect(path.endsWith('.csv') ? text.trim().split('\r\n') : JSON.parse(text)).toHaveLength(
        length,
      )
      expect(text).toContain(`${people}@example.com`)
    },
  )

  test.each([
    ['a short list', 5, 'gzip'],
    ['a list without Accept-Encoding', 200, undefined],
    ['a list with gzip;q=0', 200, 'gzip;q=0'],
  ])('%s is not compressed', async (_, people, encoding) => {
    const { headers, body } = await fetchList(people, 'waitlist', encoding)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('Accept-Encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(JSON.parse(body.toString())).toHaveLength(people)
  })
})
