import { person, staffPerson, teamMember } from '../../../test/factories'
import { startApi } from '../../../test/harness'
import { audience, confirmedMember, createDraft } from '../../../test/letters'
import { runJobNow } from '../../../test/jobs'
import { findMails, rendered } from '../../../test/mails'
import {
  CancelLetterDocument,
  CreateLetterDocument,
  LetterDocument,
  LetterPreviewDocument,
  LettersDocument,
  RemoveLetterDocument,
  SendLetterDocument,
  TestLetterDocument,
  UpdateLetterDocument,
} from '../../../test/operations'
import { services } from '../../../test/services'
import type { User } from '../../accounts/user.entity'
import { db } from '../../database/data-source'
import { Letter } from './letter.entity'
import { LetterKind } from './letter.options'
import { letterMail, letterTestMail } from './letters.mails'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { advanceLetters } from './send-letters.service'

const api = startApi()
let owner: User
let team: Awaited<ReturnType<typeof api.as>>

beforeEach(async () => {
  owner = await teamMember()
  team = await api.as(owner)
})

const content = { subject: 'The courts are painted', body: 'Court 1 is **closed**.' }
const notice = { ...content, kind: LetterKind.notice, audiences: [{ kind: 'members' as const }] }

const send = (letter: Pick<Letter, 'id' | 'version'>, values: object = {}) =>
  team.ok(SendLetterDocument, { input: { id: letter.id, version: letter.version, ...values } })
const mailed = async () => (await findMails(letterMail)).map(({ to }) => to).toSorted()
const read = async ({ id }: Pick<Letter, 'id'>) => (await team.ok(LetterDocument, { id })).letter
const queueAgain = () => db.query(`UPDATE mail SET state = 'queued' WHERE state = 'kept'`)

test('letters: a draft is written, changed, listed and removed', async () => {
  const { createLetter } = await team.ok(CreateLetterDocument, { input: notice })
  expect(createLetter).toMatchObject({
    ...content,
    state: 'draft',
    version: 1,
    recipients: null,
    figures: null,
    writtenBy: 'Club Team',
    audiences: [audience('members')],
  })
  const { id } = createLetter
  const changed = { ...notice, id, subject: 'Painted again' }
  const { updateLetter } = await team.ok(UpdateLetterDocument, {
    input: { ...changed, version: 1 },
  })
  expect(updateLetter).toMatchObject({ subject: 'Painted again', version: 2 })
  expect(
    await team.fails(UpdateLetterDocument, { input: { ...changed, version: 1 } }),
  ).toMatchObject({
    code: 'CONFLICT',
    message: 'Somebody has changed this letter since you opened it.',
  })
  expect((await team.ok(LettersDocument, { state: 'draft' })).letters.totalCount).toBe(1)
  expect((await team.ok(LettersDocument, { state: 'sent' })).letters.totalCount).toBe(0)
  expect(await team.ok(RemoveLetterDocument, { input: { id } })).toEqual({ removeLetter: id })
  expect(await team.fails(LetterDocument, { id })).toMatchObject({ code: 'NOT_FOUND' })
})

const WRONG = [
  ['an empty subject', { subject: ' ' }, ['input', 'subject']],
  ['a subject of two lines', { subject: 'a\r\nBcc: everybody@example.com' }, ['input', 'subject']],
  ['an empty text', { body: '' }, ['input', 'body']],
  ['a text that is too long', { body: 'x'.repeat(10_001) }, ['input', 'body']],
  ['no audience', { audiences: [] }, ['input', 'audiences']],
  [
    'the newsletter and a notice',
    { audiences: [{ kind: 'newsletter' }] },
    ['input', 'audiences', 0, 'kind'],
  ],
  [
    'bookings without a day',
    { audiences: [{ kind: 'booked' }] },
    ['input', 'audiences', 0, 'from'],
  ],
  [
    'bookings whose last day is before the first',
    { audiences: [{ kind: 'booked', from: '2026-12-02', until: '2026-12-01' }] },
    ['input', 'audiences', 0, 'until'],
  ],
  [
    'bookings of more than 366 days',
    { audiences: [{ kind: 'booked', from: '2026-12-02', until: '2027-12-03' }] },
    ['input', 'audiences', 0, 'until'],
  ],
  [
    'positions that end before they begin',
    { audiences: [{ kind: 'members' }, { kind: 'waiting', firstPosition: 3, lastPosition: 2 }] },
    ['input', 'audiences', 1, 'lastPosition'],
  ],
  [
    'a wave without its id',
    { audiences: [{ kind: 'offered' }] },
    ['input', 'audiences', 0, 'waveId'],
  ],
  [
    'a person without an id',
    { audiences: [{ kind: 'person' }] },
    ['input', 'audiences', 0, 'userId'],
  ],
] as const

test('letters: wrong input is refused at its field', async () => {
  for (const [what, values, path] of WRONG) {
    const failure = await team.fails(CreateLetterDocument, { input: { ...notice, ...values } })
    expect({ what, ...failure }).toMatchObject({ what, code: 'BAD_USER_INPUT', fields: [{ path }] })
  }
  expect(await db.getRepository(Letter).count()).toBe(0)
})

test('letters: a person or a wave that does not exist is not found', async () => {
  const id = 'a81bc81b-dead-4e5d-abff-90865d1e13b1'
  for (const one of [
    { kind: 'person' as const, userId: id },
    { kind: 'offered' as const, waveId: id },
  ])
    expect(
      await team.fails(CreateLetterDocument, { input: { ...notice, audiences: [one] } }),
    ).toMatchObject({ code: 'NOT_FOUND' })
})

test('letters: are sent to whom they reach then, once each, and end when the last mail is done', async () => {
  const [one, other] = [await confirmedMember(), await confirmedMember()]
  const letter = await createDraft({
    audiences: [audience('members'), audience('person', { userId: one.id })],
  })
  const { sendLetter } = await send(letter)
  expect(sendLetter).toMatchObject({
    state: 'sending',
    recipients: 2,
    figures: { kept: 2, waiting: 0 },
  })
  await confirmedMember()
  await runJobNow('letters')
  expect(await mailed()).toEqual([one.email, other.email].toSorted())
  expect(await read(letter)).toMatchObject({
    state: 'sent',
    endedAt: expect.any(String),
    figures: { sent: 0, failed: 0, kept: 2, waiting: 0, dropped: 0 },
  })
  expect(
    await team.fails(SendLetterDocument, { input: { id: letter.id, version: 1 } }),
  ).toMatchObject({
    code: 'CONFLICT',
    message: 'This letter is sent by now.',
  })
})

test('letters: two staff send the same letter once', async () => {
  await confirmedMember()
  const letter = await createDraft()
  const manager = await api.as(await staffPerson('MANAGER'))
  const input = { id: letter.id, version: letter.version }
  const results = await Promise.all(
    [team, manager].map(caller =>
      caller
        .post('/graphql', {
          query: 'mutation ($input: SendLetterInput!) { sendLetter(input: $input) { state } }',
          variables: { input },
        })
        .then(answer => answer.json() as Promise<{ data: unknown; errors?: unknown[] }>),
    ),
  )
  expect(results.filter(({ errors }) => errors === undefined)).toHaveLength(1)
  expect(await findMails(letterMail)).toHaveLength(1)
})

test('letters: a letter that nobody gets, or with an unknown placeholder, is not sent', async () => {
  const nobody = await createDraft()
  const sendFails = (letter: Letter) =>
    team.fails(SendLetterDocument, { input: { id: letter.id, version: letter.version } })
  expect(await sendFails(nobody)).toMatchObject({ fields: [{ field: 'audiences' }] })
  await confirmedMember()
  const unknown = await createDraft({ body: 'Hello {firstname}' })
  expect(await sendFails(unknown)).toMatchObject({
    fields: [{ field: 'body', message: 'There is no placeholder {firstname}' }],
  })
  expect(await findMails(letterMail)).toEqual([])
})

test.each([
  // 1:30 AM exists twice on this day; the first is in summer time.
  ['2026-11-01', '2026-10-31T12:00:00Z', '2026-11-01T05:30:00.000Z'],
  ['2027-03-14', '2027-03-13T12:00:00Z', '2027-03-14T06:30:00.000Z'],
])(
  'letters: are scheduled for 1:30 AM of %s, a night of a clock change',
  async (sendDate, now, sendAt) => {
    await confirmedMember()
    api.at(now)
    team = await api.as(owner)
    const letter = await createDraft()
    const { sendLetter } = await send(letter, { sendDate, sendTime: '01:30' })
    expect(sendLetter).toMatchObject({
      state: 'scheduled',
      sendAt,
      startedAt: null,
      recipients: null,
    })
    const runAt = (at: number) =>
      advanceLetters(services, { now: new Date(at), signal: new AbortController().signal })
    await runAt(Date.parse(sendAt) - 1)
    expect(await mailed()).toEqual([])
    await Promise.all([runAt(Date.parse(sendAt)), runAt(Date.parse(sendAt))])
    expect(await mailed()).toHaveLength(1)
  },
)

test('letters: a time that is past, incomplete or more than a year ahead is refused', async () => {
  api.at('2026-11-28T12:00:00Z')
  await confirmedMember()
  const { id, version } = await createDraft()
  for (const [time, field] of [
    [{ sendDate: '2026-11-28', sendTime: '06:59' }, 'sendTime'],
    [{ sendDate: '2026-11-28' }, 'sendTime'],
    [{ sendTime: '12:00' }, 'sendDate'],
    [{ sendDate: '2027-11-30', sendTime: '12:00' }, 'sendDate'],
  ] as const)
    expect(await team.fails(SendLetterDocument, { input: { id, version, ...time } })).toMatchObject(
      { fields: [{ field }] },
    )
})

test('letters: a cancelled one sends nothing more, and says how many had gone', async () => {
  for (let count = 0; count < 3; count += 1) await confirmedMember()
  const letter = await createDraft()
  await send(letter)
  await queueAgain()
  const [gone] = await findMails(letterMail)
  await db.query(`UPDATE mail SET state = 'sent', "sentAt" = now() WHERE id = $1`, [gone?.id])
  const { cancelLetter } = await team.ok(CancelLetterDocument, { input: { id: letter.id } })
  expect(cancelLetter).toMatchObject({
    state: 'cancelled',
    figures: { sent: 1, waiting: 0, dropped: 2 },
  })
  expect((await findMails(letterMail)).map(({ state }) => state).toSorted()).toEqual([
    'dropped',
    'dropped',
    'sent',
  ])
  const again = await team.fails(CancelLetterDocument, { input: { id: letter.id } })
  expect(again).toMatchObject({ code: 'CONFLICT', message: 'This letter is cancelled by now.' })
})

test('letters: a mail that a server is about to send is dropped if the letter is cancelled before', async () => {
  await confirmedMember()
  const letter = await createDraft()
  await send(letter)
  const [mail] = await findMails(letterMail)
  const sending = Object.assign(mail!, { state: 'sending' as const })
  await rendered(sending)
  await db.getRepository(Letter).update(letter.id, { state: 'cancelled' })
  await expect(rendered(sending)).rejects.toThrow('is not rendered')
})

test('letters: a scheduled one is cancelled before anybody gets it; a sent one cannot be', async () => {
  await confirmedMember()
  const letter = await createDraft()
  expect(await team.fails(CancelLetterDocument, { input: { id: letter.id } })).toMatchObject({
    message: 'This letter is draft by now.',
  })
  api.at('2026-11-28T12:00:00Z')
  team = await api.as(owner)
  await send(letter, { sendDate: '2026-11-29', sendTime: '09:00' })
  await team.ok(CancelLetterDocument, { input: { id: letter.id } })
  await advanceLetters(services, {
    now: new Date('2026-11-29T15:00:00Z'),
    signal: new AbortController().signal,
  })
  expect(await mailed()).toEqual([])
  const sent = await createDraft()
  await send(sent)
  expect(await team.fails(CancelLetterDocument, { input: { id: sent.id } })).toMatchObject({
    message: 'This letter is sent by now.',
  })
})

test('letters: a test goes to the caller alone, marked as one', async () => {
  await confirmedMember()
  const letter = await createDraft()
  await team.ok(TestLetterDocument, { input: { id: letter.id } })
  const [mail] = await findMails(letterTestMail)
  expect(mail).toMatchObject({ to: owner.email })
  expect(await rendered(mail!)).toMatchObject({
    subject: 'Test: The courts are painted',
    headers: {},
  })
  expect(await mailed()).toEqual([])
  expect((await read(letter)).state).toBe('draft')
})

test('letters: the preview shows the values of one person, or what is missing', async () => {
  const user = await person({ emailConfirmedAt: new Date(0), firstName: 'Bo' })
  const input = {
    subject: 'For {firstName}',
    body: '{position|a place} {x}',
    kind: LetterKind.news,
  }
  const { letterPreview: none } = await team.ok(LetterPreviewDocument, { input })
  expect(none).toMatchObject({ subject: 'For there', unknownPlaceholders: ['{x}'] })
  expect(none.text).toContain('a place {x}')
  const { letterPreview } = await team.ok(LetterPreviewDocument, {
    input: { ...input, userId: user.id },
  })
  expect(letterPreview.subject).toBe('For Bo')
  expect(letterPreview.text).toContain('Hello Bo,')
})

test('letters: who waits or has an offer has a number, and who has left or joined has none (MAIL-43)', async () => {
  const user = await person()
  const { entry } = await joinWaitlist(user, {}, api.now())
  const input = { subject: 'S', body: '{position|none}', kind: LetterKind.notice, userId: user.id }
  const shown: string[] = []
  for (const status of ['waiting', 'invited', 'joined', 'left']) {
    await db.query(
      `UPDATE waitlist_entry SET status = $2::waitlist_entry_status_enum,
        "leftAt" = CASE $2 WHEN 'left' THEN now() END WHERE id = $1`,
      [entry.id, status],
    )
    const { text } = (await team.ok(LetterPreviewDocument, { input })).letterPreview
    shown.push(text.includes('none') ? 'none' : 'number')
    if (status === 'invited') expect(text).toContain(`\n${String(entry.position)}\n`)
  }
  expect(shown).toEqual(['number', 'number', 'none', 'none'])
})

test('letters: who writes, changes, tests, sends and cancels is recorded', async () => {
  await confirmedMember()
  const { createLetter } = await team.ok(CreateLetterDocument, { input: notice })
  const { id } = createLetter
  await team.ok(UpdateLetterDocument, { input: { ...notice, id, version: 1 } })
  await team.ok(TestLetterDocument, { input: { id } })
  await send({ id, version: 2 })
  await queueAgain()
  await team.ok(CancelLetterDocument, { input: { id } })
  const rows = await db.query<{ action: string }[]>(
    `SELECT action FROM audit_record WHERE "subjectId" = $1 ORDER BY "insertPosition"`,
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'letter_write',
    'letter_edit',
    'letter_test',
    'letter_send',
    'letter_cancel',
  ])
})

test('letters: managers may send them, the desk may not read them', async () => {
  const [manager, desk] = [
    await api.as(await staffPerson('MANAGER')),
    await api.as(await staffPerson('DESK')),
  ]
  await manager.ok(CreateLetterDocument, { input: notice })
  expect(await desk.fails(LettersDocument)).toMatchObject({ code: 'FORBIDDEN' })
})
