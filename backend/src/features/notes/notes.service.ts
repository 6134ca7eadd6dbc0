import type { EntityManager } from 'typeorm'
import { defineAuditActions, type AuditAction } from '../../audit/audit-action'
import type { Change } from '../../audit/audit-log'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { lockRow } from '../../database/lock-row'
import { select } from '../../database/select'
import { AppError, fieldError, requireRow } from '../../core/errors'
import { User } from '../../accounts/user.entity'
import { normalizeId } from '../../shared/rules'
import { paginateForTeam } from '../../pagination/followed-list'
import type { Services } from '../../graphql/services'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Note } from './note.entity'
import type { CreateNoteInput, UpdateNoteInput } from './notes.inputs'

export const noteActions = defineAuditActions({
  note: 'Added a note about a person.',
  note_edit: 'Changed the text of a note about a person.',
  note_remove: 'Removed a note about a person.',
})

/**
 * Adds a note about the person and writes an audit record, in one transaction. Throws NOT_FOUND if the
 * entry or the account does not exist, or if they are two people; BAD_USER_INPUT if neither is given.
 */
export function createNote(
  { auditLog }: Services,
  author: User,
  { text, ...person }: CreateNoteInput,
): Promise<Note> {
  return db.transaction(async em => {
    const userId = requireRow(await findUserId(person, em))
    const by = { authorId: author.id, authorEmail: author.email }
    const note = await em.save(em.create(Note, { userId, text: text.trim(), ...by }))
    // Without the text: it is deleted with the person's account, but a record is permanent.
    const change = { action: noteActions.note, subjectId: note.id, after: { userId } }
    await auditLog.record(author, change, em)
    return note
  })
}

async function findUserId(
  { entryId, userId }: Pick<CreateNoteInput, 'entryId' | 'userId'>,
  em: EntityManager,
): Promise<string | undefined> {
  const id = userId ? normalizeId(userId) : undefined
  if (entryId)
    return (await em.findOneBy(WaitlistEntry, { id: entryId, ...(id && { userId: id }) }))?.userId
  if (id === undefined) throw fieldError('userId', 'Please name the entry or the account')
  return (await em.findOneBy(User, { id }))?.id
}

/** Changes the text of the author's own note and writes an audit record. Throws NOT_FOUND, FORBIDDEN. */
export function updateNote(
  { auditLog }: Services,
  author: User,
  { id, text }: UpdateNoteInput,
  now: Date,
): Promise<Note> {
  return db.transaction(async em => {
    const note = await lockOwnNote(author, id, em)
    await auditLog.record(author, changeOf(noteActions.note_edit, note), em)
    return em.save(Object.assign(note, { text: text.trim(), editedAt: now }))
  })
}

/** Removes the author's own note, writes an audit record and returns its id. Throws as updateNote. */
export function deleteNote({ auditLog }: Services, author: User, id: string): Promise<string> {
  return db.transaction(async em => {
    const note = await lockOwnNote(author, id, em)
    await auditLog.record(author, changeOf(noteActions.note_remove, note), em)
    await em.delete(Note, note.id)
    return note.id
  })
}

async function lockOwnNote(author: User, id: string, em: EntityManager): Promise<Note> {
  const note = requireRow(await lockRow(Note, { id }, em))
  if (note.authorId !== author.id)
    throw new AppError('FORBIDDEN', 'Only the writer of a note can change it.')
  return note
}

/* Without the text, as for a new note. */
const changeOf = (action: AuditAction, { id, userId }: Note): Change => ({
  action,
  subjectId: id,
  before: { userId },
  after: {},
})

/** Returns a page of the notes about a person, latest first. */
export function listNotes(userId: string, page: TeamPageArgs): Promise<Connection<Note>> {
  const notes = select(Note, 'note').where(value => `note."userId" = ${value(userId)}`)
  return paginateForTeam(notes, page)
}
