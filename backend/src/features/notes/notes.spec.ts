import { person, teamMember } from '../../../test/factories'
import { invalidField, startApi } from '../../../test/harness'
import {
  AuditLogDocument,
  CreateNoteDocument,
  DeleteNoteDocument,
  SetWaitlistStatusDocument,
  UndoWaitlistStatusDocument,
  UpdateNoteDocument,
  WaitlistEntryDetailsDocument,
} from '../../../test/operations'
import { AuditRecord } from '../../audit/audit-record.entity'
import { db } from '../../database/data-source'
import { User } from '../../accounts/user.entity'
import { joinWaitlist } from '../waitlist/waitlist.service'
import { Note } from './note.entity'

const api = startApi()
const unknown = 'f3b0c442-98fc-4c14-9afb-f4c8996fb924'

/** Creates a person with a place, and signs the team in. */
async function placed() {
  const [member, team] = [await person(), await teamMember()]
  const { entry } = await joinWaitlist(member, {}, api.now())
  return { member, team, entryId: entry.id, caller: await api.as(team) }
}

const counts = async () => [
  await db.getRepository(Note).count(),
  await db.getRepository(AuditRecord).count(),
]

describe('notes', () => {
  test('are stored with their author and one audit record each, and listed latest first', async () => {
    const { caller, entryId, member, team } = await placed()
    for (const text of ['Called.\nPlays 4.0.', '  Wrote back.  '])
      await caller.ok(CreateNoteDocument, { input: { entryId, text } })
    const { waitlistEntryDetails } = await caller.ok(WaitlistEntryDetailsDocument, { id: entryId })
    const notes = waitlistEntryDetails.notes.edges.map(({ node }) => node)
    expect(notes.map(({ text }) => text)).toEqual(['Wrote back.', 'Called.\nPlays 4.0.'])
    expect(new Set(notes.map(({ authorEmail }) => authorEmail))).toEqual(new Set([team.email]))
    const { auditLog } = await caller.ok(AuditLogDocument)
    expect(auditLog.edges.map(({ node }) => node)).toMatchObject(
      notes.map(({ id }) => ({
        action: 'note',
        subjectId: id,
        actorEmail: team.email,
        before: {},
        after: { userId: member.id },
      })),
    )
    expect(JSON.stringify(auditLog)).not.toContain('Wrote back')
  })

  test('have 1 to 2000 characters; any other length is refused, naming the field', async () => {
    const { caller, entryId } = await placed()
    const writing = (text: string) => ({ input: { entryId, text } })
    await caller.ok(CreateNoteDocument, writing('🏓'.repeat(2000)))
    for (const [text, message] of [
      [' \n ', 'Note is required'],
      ['x'.repeat(2001), 'Please use at most 2000 characters'],
      ['a\u0000', 'Please use plain text only'],
    ] as const)
      expect(await caller.fails(CreateNoteDocument, writing(text))).toMatchObject(
        invalidField('text', message),
      )
    expect(await counts()).toEqual([1, 1])
  })

  test('an unknown entry is refused with NOT_FOUND', async () => {
    const { caller } = await placed()
    const about = (entryId: string) =>
      caller.fails(CreateNoteDocument, { input: { entryId, text: 'Hi' } })
    expect(await about(unknown)).toMatchObject({ code: 'NOT_FOUND' })
    expect(await about('first')).toMatchObject({ fields: [{ field: 'entryId' }] })
    expect(await counts()).toEqual([0, 0])
  })

  test('createNote refuses a visitor and a member', async () => {
    const { member, entryId } = await placed()
    const writing = { input: { entryId, text: 'Let me in' } }
    expect(await api.visitor.fails(CreateNoteDocument, writing)).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
    const caller = await api.as(member)
    expect(await caller.fails(CreateNoteDocument, writing)).toMatchObject({ code: 'FORBIDDEN' })
    expect(await counts()).toEqual([0, 0])
  })

  test('keep their person, author and time, and are deleted with the person’s account', async () => {
    const { caller, member, entryId } = await placed()
    await caller.ok(CreateNoteDocument, { input: { entryId, text: 'Called.' } })
    await expect(db.query(`UPDATE note SET "authorEmail" = 'x'`)).rejects.toThrow('never altered')
    await db.getRepository(User).delete(member.id)
    expect(await counts()).toEqual([0, 1])
  })

  test('are changed and removed by their writer alone, with a record without the text', async () => {
    const { caller, entryId, member } = await placed()
    const { createNote } = await caller.ok(CreateNoteDocument, { input: { entryId, text: 'A' } })
    const { id } = createNote
    const colleague = await api.team()
    const change = { input: { id, text: ' Called twice. ' } }
    for (const [document, variables] of [
      [UpdateNoteDocument, change],
      [DeleteNoteDocument, { input: { id } }],
    ] as const)
      expect(await colleague.fails(document, variables)).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only the writer of a note can change it.',
      })
    const { updateNote } = await caller.ok(UpdateNoteDocument, change)
    expect(updateNote).toMatchObject({ id, text: 'Called twice.', editedAt: expect.any(String) })
    await caller.ok(DeleteNoteDocument, { input: { id } })
    expect(await caller.fails(UpdateNoteDocument, change)).toMatchObject({ code: 'NOT_FOUND' })
    const { auditLog } = await caller.ok(AuditLogDocument)
    const record = { subjectId: id, before: { userId: member.id }, after: {} }
    expect(auditLog.edges.map(({ node }) => node)).toMatchObject([
      { ...record, action: 'note_remove' },
      { ...record, action: 'note_edit' },
      { action: 'note' },
    ])
    expect(JSON.stringify(auditLog)).not.toContain('Called twice')
  })

  test('do not prevent undoing the entry’s status', async () => {
    const { caller, entryId } = await placed()
    const input = { id: entryId, from: 'waiting', to: 'invited' } as const
    await caller.ok(SetWaitlistStatusDocument, { input })
    await caller.ok(CreateNoteDocument, { input: { entryId, text: 'Invited by phone.' } })
    const { undoWaitlistStatus } = await caller.ok(UndoWaitlistStatusDocument, {
      input: { id: entryId },
    })
    expect(undoWaitlistStatus).toMatchObject({ status: 'waiting' })
  })
})
