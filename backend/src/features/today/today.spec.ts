import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import { bookCourt, bookingInput, clubMember, createCourts } from '../../../test/courts'
import { blockCourts, blockInput, courtClosures, checkIn, markNoShow } from '../../../test/desk'
import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { insertMail } from '../../../test/mails'
import {
  ContactSubmissionsDocument,
  MailsDocument,
  SettleChargeDocument,
  TodayDocument,
  UndeliverablePeopleDocument,
  WavesDocument,
} from '../../../test/operations'
import { insertBooking } from '../../../test/players'
import { countStatements } from '../../../test/statements'
import { createWaiting, sendNewWave, setPhase } from '../../../test/waves'
import { db } from '../../database/data-source'
import { MailAddress } from '../../mail/mail-address.entity'
import { MailState } from '../../mail/mail.entity'
import { ContactStatus, ContactSubmission } from '../contact/contact-submission.entity'
import { Plan } from '../memberships/membership.entity'

const api = startApi()
const everything = { waves: true, messages: true, mails: true, debtors: true }
const deskOnly = { waves: false, messages: false, mails: false, debtors: true }

beforeEach(() => api.at('2026-11-26T15:00:00Z'))

describe('today', () => {
  test('counts nothing on a day without anything', async () => {
    const caller = await api.team()
    expect((await caller.ok(TodayDocument, everything)).today).toEqual({
      date: '2026-11-26',
      bookings: { count: 0, arrived: 0, absent: 0 },
      owed: { count: 0, cents: 0 },
      closures: { count: 0, until: '2026-12-03' },
      offersEnding: { count: 0, until: '2026-11-27' },
      messagesNotDone: 0,
      failedMails: 0,
    })
  })

  test('counts the bookings of the New York day, who came, and what is owed', async () => {
    api.at('2026-11-25T15:00:00Z')
    const courts = await createCourts()
    await setPhase('booking')
    const own = await api.as(await clubMember(Plan.standard))
    const guests = { guests: ['Ana', 'Bo'], acceptsCharges: true }
    const input = bookingInput(courts[0]!, '2026-11-26T15:00:00Z', guests)
    const { bookCourt: arrived } = await own.ok(bookCourt, { input })
    const insert = async (hour: string) => insertBooking(await clubMember(), courts[0]!, hour)
    const absent = await insert('2026-11-26T16:00:00Z')
    // The last hour of the day in New York, and an hour of the next day.
    await insert('2026-11-27T03:00:00Z')
    await insert('2026-11-27T15:00:00Z')
    api.at('2026-11-26T17:00:00Z')
    const caller = await api.team()
    await caller.ok(checkIn, { input: { id: arrived.id } })
    await caller.ok(markNoShow, { input: { id: absent } })
    await caller.ok(SettleChargeDocument, { input: { id: arrived.charges[0]!.id, how: 'Card' } })
    expect((await caller.ok(TodayDocument, everything)).today).toMatchObject({
      bookings: { count: 3, arrived: 1, absent: 1 },
      owed: { count: 1, cents: 1999 },
    })
  })

  test('counts the closures that the list shows until that day', async () => {
    const courts = await createCourts()
    await setPhase('booking')
    const caller = await api.team()
    for (const day of ['2026-11-26', '2026-12-03', '2026-12-04'])
      await caller.ok(blockCourts, { input: blockInput(courts, { from: day, until: day }) })
    const { today } = await caller.ok(TodayDocument, everything)
    expect(today.closures).toMatchObject({ count: 2, until: '2026-12-03' })
    const list = await caller.ok(courtClosures, { from: today.date, until: today.closures.until })
    expect(list.courtClosures.totalCount).toBe(today.closures.count)
  })

  test('counts the offers that end today or tomorrow, and their wave is listed', async () => {
    const now = new Date('2026-11-26T15:00:00Z')
    await setPhase('memberships')
    await createWaiting(3, now)
    const caller = await api.team()
    await sendNewWave(caller, { size: 2, days: 1 })
    await sendNewWave(caller, { size: 1, days: 2 })
    const { today } = await caller.ok(TodayDocument, everything)
    expect(today.offersEnding).toMatchObject({ count: 2, until: '2026-11-27' })
    const listed = async (offersEndBy: string) =>
      (await caller.ok(WavesDocument, { offersEndBy })).waves.edges.map(({ node }) => node.number)
    expect(await listed('2026-11-26')).toEqual([])
    expect(await listed('2026-11-27')).toEqual([1])
    expect(await listed('2026-11-28')).toEqual([2, 1])
    expect(await caller.fails(WavesDocument, { offersEndBy: 'soon' })).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  })

  test('counts messages, mails and people as the filtered lists do', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hi' }
    await db
      .getRepository(ContactSubmission)
      .save(Object.values(ContactStatus).map(status => ({ ...message, status })))
    const ana = await person({ email: 'ana@example.com' })
    await insertMail(MailState.failed, { to: ana.email })
    await insertMail(MailState.failed, { to: 'bo@example.com' })
    await insertMail(MailState.sent, { to: 'cy@example.com' })
    const refused = { undeliverableSince: new Date(), reason: 'No such user' }
    const addresses = [ana.email, 'nobody@example.com', (await teamMember()).email]
    await db.getRepository(MailAddress).save(addresses.map(email => ({ email, ...refused })))
    const caller = await api.team()
    const { today, mails: refusedMails } = await caller.ok(TodayDocument, everything)
    expect(today).toMatchObject({ messagesNotDone: 2, failedMails: 2 })
    const people = await caller.ok(UndeliverablePeopleDocument)
    expect(people.today).toEqual({ undeliverablePeople: 1 })
    const { contactSubmissions } = await caller.ok(ContactSubmissionsDocument, { notDone: true })
    expect(contactSubmissions.totalCount).toBe(today.messagesNotDone)
    const { mails } = await caller.ok(MailsDocument, { undeliverable: true })
    expect(mails.edges.map(({ node }) => node.to)).toEqual([ana.email])
    expect(refusedMails).toEqual({ totalCount: 1 })
  })

  test('gives the desk what its role may read, and nothing else (ACCOUNT-32)', async () => {
    const desk = await api.as(await staffPerson('DESK'))
    const { today } = await desk.ok(TodayDocument, deskOnly)
    expect(today).toMatchObject({ bookings: { count: 0 }, owed: { cents: 0 } })
    expect(today).not.toHaveProperty('failedMails')
    const open = { totalCount: 0, totalCents: 0 }
    expect(await desk.ok(TodayDocument, { ...deskOnly, debtors: false })).toMatchObject({
      charges: open,
      dues: open,
    })
    for (const field of ['waves', 'messages', 'mails'])
      expect(await desk.fails(TodayDocument, { ...deskOnly, [field]: true })).toMatchObject({
        code: 'FORBIDDEN',
      })
  })

  test('refuses members, visitors and a field that it does not have', async () => {
    const member = await api.as(await person())
    expect(await member.fails(TodayDocument, deskOnly)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await api.visitor.fails(TodayDocument, deskOnly)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const unknown = parse('{ today { everything } }') as TypedDocumentNode<object, object>
    const caller = await api.team()
    expect(await caller.fails(unknown)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' })
  })

  test('sends one statement for each part', async () => {
    const caller = await api.team()
    await caller.ok(TodayDocument, everything)
    const desk = await countStatements(() => caller.ok(TodayDocument, deskOnly))
    const all = await countStatements(() => caller.ok(TodayDocument, everything))
    // The list of refused mails has two: its page and its count.
    expect(all - desk).toBe(3 + 2)
  })
})
