import { person, staffPerson, teamMember } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import { runJobNow } from '../../../test/jobs'
import {
  CreateSiteNoticeDocument,
  EndSiteNoticeDocument,
  MemberSiteNoticeDocument,
  RemoveSiteNoticeDocument,
  SiteNoticeDocument,
  SiteNoticesDocument,
  UpdateSiteNoticeDocument,
} from '../../../test/operations'
import { records } from '../../../test/status-changes'
import { DAY_MS } from '../../core/durations'
import { db } from '../../database/data-source'
import type { CreateSiteNoticeInput, SiteNoticeQuery } from '../../../test/operations'
import { forgetNotices } from './known-notices.service'
import { SiteNotice } from './site-notice.entity'

const api = startApi()
beforeEach(() => {
  api.at('2026-11-25T15:00:00Z')
  forgetNotices()
})

/** On now, until 26 November at noon in New York. */
const line = (values: Partial<CreateSiteNoticeInput> = {}): { input: CreateSiteNoticeInput } => ({
  input: {
    text: 'The club closes early.',
    endDate: '2026-11-26',
    endTime: '12:00',
    place: 'all_pages',
    tone: 'information',
    ...values,
  },
})

const read = (): Promise<SiteNoticeQuery> => api.visitor.ok(SiteNoticeDocument)
const shown = async () => (await read()).siteNotice?.text ?? null

describe('site notices', () => {
  test('are written, read by everybody, changed, ended and removed, each with a record', async () => {
    const author = await teamMember()
    const caller = await api.as(author)
    const written = await caller.ok(CreateSiteNoticeDocument, line({ text: ' Closed today. ' }))
    const { id } = written.createSiteNotice
    expect(written.createSiteNotice).toMatchObject({
      text: 'Closed today.',
      startsAt: '2026-11-25T15:00:00.000Z',
      endsAt: '2026-11-26T17:00:00.000Z',
      place: 'all_pages',
      tone: 'information',
      state: 'current',
      authorEmail: author.email,
      closureId: null,
    })
    expect(await shown()).toBe('Closed today.')
    await caller.ok(UpdateSiteNoticeDocument, { input: { id, text: 'Closed.', tone: 'warning' } })
    expect((await api.visitor.ok(SiteNoticeDocument)).siteNotice).toMatchObject({
      text: 'Closed.',
      tone: 'warning',
      endsAt: '2026-11-26T17:00:00.000Z',
    })
    api.at('2026-11-25T16:00:00Z')
    const ended = await caller.ok(EndSiteNoticeDocument, { input: { id } })
    expect(ended.endSiteNotice).toMatchObject({
      state: 'ended',
      endsAt: '2026-11-25T16:00:00.000Z',
    })
    expect(await shown()).toBeNull()
    expect((await caller.ok(SiteNoticesDocument)).siteNotices).toMatchObject({
      totalCount: 1,
      edges: [{ node: { id, state: 'ended' } }],
    })
    const removed = await caller.ok(RemoveSiteNoticeDocument, { input: { id } })
    expect(removed.removeSiteNotice).toBe(id)
    expect((await caller.ok(SiteNoticesDocument)).siteNotices.totalCount).toBe(0)
    expect(await records()).toMatchObject([
      { action: 'site_notice_create', after: { text: 'Closed today.' } },
      { action: 'site_notice_update', before: { tone: 'information' }, after: { tone: 'warning' } },
      { action: 'site_notice_update', after: { endsAt: '2026-11-25T16:00:00.000Z' } },
      { action: 'site_notice_remove', before: { text: 'Closed.' }, after: {} },
    ])
  })

  test('are on from the start until just before the end, by New York’s clock (NOTICE-2)', async () => {
    const caller = await api.team()
    const times = { startDate: '2026-11-26', startTime: '08:00' }
    await caller.ok(CreateSiteNoticeDocument, line(times))
    for (const [now, text] of [
      ['2026-11-26T12:59:59.999Z', null],
      ['2026-11-26T13:00:00.000Z', 'The club closes early.'],
      ['2026-11-26T16:59:59.999Z', 'The club closes early.'],
      ['2026-11-26T17:00:00.000Z', null],
    ] as const) {
      api.at(now)
      expect([now, await shown()]).toEqual([now, text])
    }
  })

  test('of several the one that began last is shown, and the earlier one after it (NOTICE-2)', async () => {
    const caller = await api.team()
    await caller.ok(CreateSiteNoticeDocument, line({ text: 'Long', endDate: '2026-12-24' }))
    api.at('2026-11-25T15:01:00Z')
    await caller.ok(CreateSiteNoticeDocument, line({ text: 'Short', tone: 'warning' }))
    expect(await shown()).toBe('Short')
    const later = { startDate: '2026-11-25', startTime: '18:00', endTime: '11:00' }
    await caller.ok(CreateSiteNoticeDocument, line({ text: 'Later', ...later }))
    expect(await shown()).toBe('Short')
    for (const [now, text] of [
      ['2026-11-25T23:00:00Z', 'Later'],
      ['2026-11-26T16:00:00Z', 'Short'],
      ['2026-11-26T17:00:00Z', 'Long'],
    ] as const) {
      api.at(now)
      expect(await shown()).toBe(text)
    }
  })

  test('one for members is told to who is signed in', async () => {
    const caller = await api.team()
    await caller.ok(CreateSiteNoticeDocument, line({ text: 'All' }))
    api.at('2026-11-25T15:01:00Z')
    await caller.ok(CreateSiteNoticeDocument, line({ text: 'Members', place: 'member_pages' }))
    expect(await shown()).toBe('All')
    const member = await api.as(await person())
    expect((await member.ok(MemberSiteNoticeDocument)).memberSiteNotice.text).toBe('Members')
    expect(await api.visitor.fails(MemberSiteNoticeDocument)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  })

  test('refuse wrong input at its field', async () => {
    const caller = await api.team()
    for (const [field, values] of [
      ['text', { text: ' ' }],
      ['text', { text: 'x'.repeat(141) }],
      ['text', { text: 'one\ntwo' }],
      ['text', { text: 'abc \u202e cba' }],
      ['startTime', { startDate: '2026-11-26' }],
      ['startDate', { startTime: '08:00' }],
      ['endDate', { endDate: '2026-11-25', endTime: '10:00' }],
      ['endDate', { startDate: '2026-11-26', startTime: '12:00' }],
      ['endDate', { endDate: '2027-11-27' }],
    ] as const)
      expect([values, await caller.fails(CreateSiteNoticeDocument, line(values))]).toMatchObject([
        values,
        invalidField(field),
      ])
    await caller.ok(CreateSiteNoticeDocument, line({ text: '🏓'.repeat(140) }))
  })

  test('an ended one stays as it is, and an unknown one is not found', async () => {
    const caller = await api.team()
    const short = line({ endDate: '2026-11-25', endTime: '11:00' })
    const { id } = (await caller.ok(CreateSiteNoticeDocument, short)).createSiteNotice
    api.at('2026-11-25T16:00:00Z')
    for (const document of [UpdateSiteNoticeDocument, EndSiteNoticeDocument])
      expect(await caller.fails(document, { input: { id } })).toMatchObject({ code: 'CONFLICT' })
    await caller.ok(RemoveSiteNoticeDocument, { input: { id } })
    expect(await caller.fails(RemoveSiteNoticeDocument, { input: { id } })).toMatchObject({
      code: 'NOT_FOUND',
    })
    const coming = line({ startDate: '2026-12-01', startTime: '08:00', endDate: '2026-12-02' })
    const later = (await caller.ok(CreateSiteNoticeDocument, coming)).createSiteNotice
    expect(later.state).toBe('coming')
    expect(await caller.fails(EndSiteNoticeDocument, { input: { id: later.id } })).toMatchObject({
      code: 'CONFLICT',
      message: 'This line has not begun. Please remove it.',
    })
  })

  test('the desk reads them and writes none; members and visitors do neither', async () => {
    const desk = await api.as(await staffPerson('DESK'))
    expect((await desk.ok(SiteNoticesDocument)).siteNotices.totalCount).toBe(0)
    const member = await api.as(await person())
    for (const caller of [desk, member])
      expect(await caller.fails(CreateSiteNoticeDocument, line())).toMatchObject({
        code: 'FORBIDDEN',
      })
    expect(await member.fails(SiteNoticesDocument)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await api.visitor.fails(SiteNoticesDocument)).toMatchObject({ code: 'UNAUTHENTICATED' })
    const manager = await api.as(await staffPerson('MANAGER'))
    await manager.ok(CreateSiteNoticeDocument, line())
  })

  test('are deleted 90 days after their end (NOTICE-5)', async () => {
    const caller = await api.team()
    const { id } = (await caller.ok(CreateSiteNoticeDocument, line())).createSiteNotice
    const lines = db.getRepository(SiteNotice)
    for (const [days, count] of [
      [89, 1],
      [91, 0],
    ] as const) {
      const endsAt = new Date(Date.now() - days * DAY_MS)
      await lines.update(id, { startsAt: new Date(0), endsAt })
      await runJobNow('site_notice_retention')
      expect(await lines.count()).toBe(count)
    }
  })
})
