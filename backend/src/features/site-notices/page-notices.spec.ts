import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { person, teamMember } from '../../../test/factories'
import { createFolder } from '../../../test/folders'
import { startApi } from '../../../test/harness'
import { CreateSiteNoticeDocument, type CreateSiteNoticeInput } from '../../../test/operations'
import { pageEntry } from '../../../test/page-entry'
import { db } from '../../database/data-source'
import { forgetNotices } from './known-notices.service'
import { SiteNotice } from './site-notice.entity'
import { SITE_NOTICE_CHANGED } from './notice-rows.service'

const HTML = '<html><head><title>Club</title></head><body><div id="root">Hi</div></body></html>'
const template = (tone: string) =>
  `<div class="${tone}" data-site-notice="{key}" data-pages="{pages}"><p>{text}</p></div>`

const dir = createFolder({
  'page.html': HTML,
  'pages.json': {
    pages: { '/': pageEntry('page.html') },
    notFound: pageEntry('page.html', 404),
    notice: {
      html: { information: template('information'), warning: template('warning') },
      script: '/assets/siteNotice-abc.js',
    },
  },
})
mkdirSync(join(dir, 'public'))

const api = startApi({ siteDir: dir })
beforeEach(() => {
  api.at('2026-11-25T15:00:00Z')
  forgetNotices()
})

const get = (headers: Record<string, string> = {}, base = api.base) =>
  fetch(`${base}/`, { headers })
const page = async (cookie?: string) => (await get(cookie ? { cookie } : {})).text()

async function write(values: Partial<CreateSiteNoticeInput> = {}) {
  const caller = await api.team()
  const input = { text: 'Closed', endDate: '2026-11-26', endTime: '12:00' }
  const chosen = { place: 'all_pages', tone: 'information', ...values } as const
  return (await caller.ok(CreateSiteNoticeDocument, { input: { ...input, ...chosen } }))
    .createSiteNotice
}

const keyIn = (html: string) => /data-site-notice="([\w-]+)"/.exec(html)?.[1]

describe('pages with a site notice (NOTICE-3)', () => {
  test('have the line before the application, and its script in the head', async () => {
    expect(await page()).toBe(HTML)
    await write({ tone: 'warning' })
    const html = await page()
    expect(html).toContain('<script src="/assets/siteNotice-abc.js"></script></head>')
    expect(html).toMatch(
      /<body><div class="warning" data-site-notice="[\w-]{16}" data-pages="all"><p>Closed<\/p><\/div><div id="root">Hi/,
    )
    const missing = await fetch(`${api.base}/nothing`)
    expect([missing.status, await missing.text()]).toEqual([404, html])
  })

  test('change their ETag with the line, compressed too, and have the former one after it', async () => {
    const former = (await get()).headers.get('etag') ?? ''
    const again = { 'if-none-match': former }
    expect((await get(again)).status).toBe(304)
    await write()
    for (const coding of ['br', 'identity']) {
      const changed = await get({ ...again, 'accept-encoding': coding })
      expect(changed.status).toBe(200)
      expect(changed.headers.get('cache-control')).toBe('no-cache')
      expect(changed.headers.get('vary')).toBe('Accept-Encoding, Cookie')
      expect(await changed.text()).toContain('<p>Closed</p>')
      const etag = changed.headers.get('etag') ?? ''
      const unchanged = { 'if-none-match': etag, 'accept-encoding': coding }
      expect((await get(unchanged)).status).toBe(304)
    }
    api.at('2026-11-26T17:00:00Z')
    expect((await get(again)).status).toBe(304)
    expect(await page()).toBe(HTML)
  })

  test('escape a hostile text', async () => {
    const text = `</script><img src=x onerror=alert(1)> "q" 'q' & {key} $& 🏓 مرحبا`
    await write({ text })
    const html = await page()
    expect(html).not.toMatch(/<img|<\/script><img/)
    expect(html).toContain(
      '<p>&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &quot;q&quot; &#39;q&#39; &amp; {key} $&amp; 🏓 مرحبا</p>',
    )
  })

  test('show a line for members only to who has a session, beside that of other pages', async () => {
    const { cookie } = await api.as(await person())
    await write({ text: 'Members', place: 'member_pages' })
    expect(await page()).toBe(HTML)
    expect(await page(cookie)).toMatch(/data-pages="members"><p>Members/)
    api.at('2026-11-25T15:01:00Z')
    await write({ text: 'All' })
    expect((await page(cookie)).match(/data-pages="\w+"><p>\w+/g)).toEqual([
      'data-pages="all"><p>All',
    ])
    api.at('2026-11-25T15:02:00Z')
    await write({ text: 'New', place: 'member_pages' })
    expect((await page(cookie)).match(/data-pages="\w+"><p>\w+/g)).toEqual([
      'data-pages="others"><p>All',
      'data-pages="members"><p>New',
    ])
    expect((await page()).match(/data-pages="\w+"><p>\w+/g)).toEqual(['data-pages="all"><p>All'])
  })

  test('give a line with another text another key, and one with another end the same', async () => {
    const { id } = await write()
    const key = keyIn(await page())
    const change = async (values: Partial<SiteNotice>) => {
      await db.getRepository(SiteNotice).update(id, values)
      forgetNotices()
      return keyIn(await page())
    }
    expect(await change({ endsAt: new Date('2026-12-01T12:00:00Z') })).toBe(key)
    expect(await change({ text: 'Open' })).not.toBe(key)
  })

  test('of every server show a line that another one has stored, as soon as it is notified', async () => {
    const other = await api.another()
    expect(await (await get({}, other.base)).text()).toBe(HTML)
    const { id: authorId, email: authorEmail } = await teamMember()
    const times = { startsAt: new Date('2026-11-25T14:00:00Z'), endsAt: new Date('2026-11-26') }
    const look = { place: 'all_pages', tone: 'information' } as const
    const begun = performance.now()
    await db.transaction(async em => {
      await em.insert(SiteNotice, { text: 'Elsewhere', ...times, ...look, authorId, authorEmail })
      await em.query('SELECT pg_notify($1, $2)', [SITE_NOTICE_CHANGED, 'x'])
    })
    let html = ''
    do html = await (await get({}, other.base)).text()
    while (!html.includes('Elsewhere') && performance.now() - begun < 5_000)
    expect(html).toContain('Elsewhere')
    expect(performance.now() - begun).toBeLessThan(700)
  })

  test('keep the last known line while the table cannot be read', async () => {
    await write()
    expect(await page()).toContain('Closed')
    await db.query('ALTER TABLE site_notice RENAME TO site_notice_away')
    forgetNotices()
    expect(await page()).toContain('Closed')
    await db.query('ALTER TABLE site_notice_away RENAME TO site_notice')
  })
})
