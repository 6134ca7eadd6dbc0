import { defineAuditActions } from '../../audit/audit-action'
import type { Connection, TeamPageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { paginateForTeam } from '../../pagination/followed-list'
import type { Services } from '../feature'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Note } from './note.entity'
import type { CreateNoteInput } from './notes.inputs'

export const noteActions = defineAuditActions({
  note: 'Added a note about a person.',
})

/**
 * Adds a note about the entry's person and writes an audit record, in one transaction. Throws
 * NOT_FOUND if the entry does not exist.
 */
export function createNote(
  { auditLog }: Pick<Services, 'auditLog'>,
  author: User,
  { entryId, text }: CreateNoteInput,
): Promise<Note> {
  return db.transaction(async em => {
    const entry = await em.findOneBy(WaitlistEntry, { id: entryId })
    if (!entry) throw new AppError('NOT_FOUND')
    const { userId } = entry
    const by = { authorId: author.id, authorEmail: author.email }
    const note = await em.save(em.create(Note, { userId, text: text.trim(), ...by }))
    // Without the text: it is deleted with the person's account, but a record is permanent.
    const change = { action: noteActions.note, subjectId: note.id, before: {}, after: { userId } }
    await auditLog.record(author, change, em)
    return note
  })
}

/** Returns a page of the notes about a person, latest first. */
export function listNotes(userId: string, page: TeamPageArgs): Promise<Connection<Note>> {
  const notes = select(Note, 'note').where(value => `note."userId" = ${value(userId)}`)
  const order = { by: ['note."createdAt"', 'note.id'], direction: 'DESC' } as const
  return paginateForTeam(notes, page, { alias: 'note', time: 'createdAt', ...order })
}
