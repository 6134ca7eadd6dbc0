import { defineAuditActions } from '../../audit/audit-action'
import type { Connection, PageArgs } from '../../pagination/connection'
import { db } from '../../database/data-source'
import { select } from '../../database/select'
import { AppError } from '../../core/errors'
import type { User } from '../../accounts/user.entity'
import { paginate } from '../../pagination/paginate'
import type { Services } from '../feature'
import { WaitlistEntry } from '../waitlist/waitlist-entry.entity'
import { Note } from './note.entity'
import type { CreateNoteInput } from './notes.inputs'

export const noteActions = defineAuditActions({
  note: 'Added a note about a person.',
})

/**
 * Adds a note about the entry's person and writes that into the audit log; both are stored or neither.
 * NOT_FOUND without such an entry.
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
    // Not its words: they go with the person's account, and a record stays.
    const change = { action: noteActions.note, subjectId: note.id, before: {}, after: { userId } }
    await auditLog.record(author, change, em)
    return note
  })
}

/** A page of the notes about a person, the latest first. */
export function listNotes(userId: string, page: PageArgs): Promise<Connection<Note>> {
  const notes = select(Note, 'note').where(value => `note."userId" = ${value(userId)}`)
  return paginate(notes, page, { by: ['note."createdAt"', 'note.id'], direction: 'DESC' })
}
