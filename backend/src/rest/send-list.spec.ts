import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { person, teamMember } from '../../test/factories'
import { startApi } from '../../test/harness'
import { LogoutDocument } from '../../test/operations'
import { DOWNLOAD_PAGE_SIZE } from '../pagination/connection'
import { db, pool } from '../database/data-source'
import { Role, User } from '../accounts/user.entity'
import { RestExportNewsletterDocument, RestExportWaitlistDocument } from './operations'
import { log } from '../core/log'

const api = startApi()

describe('CSV download: a client', () => {
  const PAGES = 24

  /**
   * Creates more rows than socket buffers can hold, two pages per statement because of the
   * statement timeout.
   */
  async function createEntries() {
    for (let page = 0; page < PAGES; page += 2)
      await db.query(
        `WITH person AS (
           INSERT INTO "user" (email, "firstName", "lastName", password)
           SELECT n || '@example.com', repeat('🎾', 100), repeat('🏓', 100), 'none'
           FROM generate_series($1::int + 1, $2::int) n
           RETURNING id, split_part(email, '@', 1)::int AS n
         )
         INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
         SELECT id, n, '2026-11-01', n, now(), 'CODE' || n FROM person`,
        [page * DOWNLOAD_PAGE_SIZE, (page + 2) * DOWNLOAD_PAGE_SIZE],
      )
  }

  /** Starts a download without reading it. */
  async function startDownload() {
    const team = await teamMember()
    const caller = await api.as(team)
    const logged = jest.spyOn(log, 'error').mockImplementation()
    const reads = jest.spyOn(pool(), 'query')
    const sent = nextServerResponse()
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(`${api.base}/api/admin/waitlist.csv`, { headers: { cookie: caller.cookie } }, resolve).on(
        'error',
        reject,
      )
    })
    response.pause()
    return {
      team,
      caller,
      response,
      logged,
      sent: await sent,
      queriesEnd: () => Promise.allSettled(reads.mock.results.map(({ value }) => value as unknown)),
      pages: () =>
        reads.mock.calls.filter(call => JSON.stringify(call).includes('FROM \\"waitlist_entry'))
          .length,
      done: () => {
        reads.mockRestore()
        logged.mockRestore()
      },
    }
  }

  type Download = Awaited<ReturnType<typeof startDownload>>

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

  /**
   * Waits until no query runs and the server waits for the client, or the connection is closed.
   * Returns the number of pages read.
   */
  async function untilPaused({ sent, pages, queriesEnd }: Download): Promise<number> {
    // The system accepts more in several steps before its buffers are full.
    for (let [before, unchanged] = [-1, 0]; unchanged < 5;) {
      await queriesEnd()
      await new Promise(resolve => setTimeout(resolve, 20))
      const isWaiting = sent.writableNeedDrain || sent.closed
      unchanged = isWaiting && pages() === before ? unchanged + 1 : 0
      before = pages()
    }
    return pages()
  }

  async function lengthOf(response: IncomingMessage): Promise<number> {
    let length = 0
    for await (const chunk of response) length += (chunk as Buffer).length
    return length
  }

  async function expectAborted({ response, logged }: Download) {
    await expect(lengthOf(response)).rejects.toThrow('aborted')
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ error: expect.any(String) }),
      expect.stringContaining('list cut short'),
    )
  }

  /* One test for several downloads, because creating the rows takes longer than sending them. */
  test('that does not read pauses the queries and holds no database connection; one that disconnects stops them without a log line', async () => {
    await createEntries()
    const left = await startDownload()
    left.response.destroy()
    expect(await untilPaused(left)).toBeLessThan(PAGES)
    expect(left.logged).not.toHaveBeenCalled()
    left.done()

    const read = await startDownload()
    expect(await untilPaused(read)).toBeLessThan(PAGES)
    const [{ count } = { count: '' }] = await db.query<{ count: string }[]>(
      `SELECT count(*) FROM pg_stat_activity
       WHERE datname = current_database() AND state <> 'idle' AND pid <> pg_backend_pid()
         AND backend_type = 'client backend'`,
    )
    expect(count).toBe('0')
    expect(await lengthOf(read.response)).toBeGreaterThan(PAGES * DOWNLOAD_PAGE_SIZE * 800)
    expect(read.pages()).toBe(PAGES)
    read.done()
  })

  test('that loses the role or signs out gets no further page; one whose page fails is disconnected', async () => {
    await createEntries()
    const changes = [
      ({ team }: Download) => db.getRepository(User).update({ id: team.id }, { role: Role.MEMBER }),
      ({ caller }: Download) => caller.ok(LogoutDocument),
    ]
    for (const change of changes) {
      const running = await startDownload()
      const before = await untilPaused(running)
      await change(running)
      await expectAborted(running)
      expect(running.pages()).toBe(before)
      expect(running.logged).toHaveBeenCalledTimes(1)
      running.done()
    }

    const failing = await startDownload()
    await untilPaused(failing)
    await db.query('ALTER TABLE waitlist_entry RENAME TO lost')
    try {
      await expectAborted(failing)
    } finally {
      await db.query('ALTER TABLE lost RENAME TO waitlist_entry')
    }
    failing.done()
  })
})

describe.each([
  ['RestExportWaitlist', RestExportWaitlistDocument],
  ['RestExportNewsletter', RestExportNewsletterDocument],
] as const)('CSV download: %s', (_name, document) => {
  test.each([101, DOWNLOAD_PAGE_SIZE])('refuses a page of %i rows', async first => {
    const caller = await api.as(await teamMember())
    expect(await caller.fails(document, { first })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: 'first', message: 'Please ask for 1 to 100 rows' }],
    })
    const member = await api.as(await person())
    expect(await member.fails(document, { first })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('REST lists: compression', () => {
  /** Creates places for this many people, and fetches the list without decompressing it. */
  async function fetchList(people: number, path: string, encoding?: string) {
    await db.query(
      `WITH person AS (
         INSERT INTO "user" (email, password) SELECT n || '@example.com', 'none'
         FROM generate_series(1, $1::int) n RETURNING id, split_part(email, '@', 1)::int AS n
       )
       INSERT INTO waitlist_entry ("userId", position, day, "dayPosition", "joinedAt", "referralCode")
       SELECT id, n, '2026-11-01', n, now(), 'CODE' || n FROM person`,
      [people],
    )
    const { cookie = '' } = await api.as(await teamMember())
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
