import { Arg, Ctx, ID, Resolver, Root } from 'type-graphql'
import { TeamField, TeamMutation } from '../../graphql/operation.decorators'
import { requireUser, type Context } from '../../graphql/context'
import { Note } from './note.entity'
import { CreateNoteInput, DeleteNoteInput, UpdateNoteInput } from './notes.inputs'
import { createNote, deleteNote, updateNote } from './notes.service'

const WRITE = { staff: 'NOTES_WRITE', scope: 'WAITLIST_WRITE' } as const

@Resolver(() => Note)
export class NotesResolver {
  @TeamMutation(() => Note, {
    ...WRITE,
    description: 'Adds a note about a person and records that in the audit log.',
    errors: ['BAD_USER_INPUT on `text`, `entryId` and `userId`', 'NOT_FOUND'],
  })
  createNote(
    @Arg('input', { description: 'The person and the note’s text.' }) input: CreateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return createNote(context.services, requireUser(context), input)
  }

  @TeamMutation(() => Note, {
    ...WRITE,
    description: 'Changes the text of the caller’s own note and records that in the audit log.',
    errors: ['FORBIDDEN, also for somebody else’s note', 'BAD_USER_INPUT', 'NOT_FOUND'],
  })
  updateNote(
    @Arg('input', { description: 'The note and its new text.' }) input: UpdateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return updateNote(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => ID, {
    ...WRITE,
    description:
      'Removes the caller’s own note, records that in the audit log and returns the note’s id.',
    errors: ['FORBIDDEN, also for somebody else’s note', 'BAD_USER_INPUT', 'NOT_FOUND'],
  })
  deleteNote(
    @Arg('input', { description: 'The note.' }) { id }: DeleteNoteInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteNote(context.services, requireUser(context), id)
  }

  @TeamField(() => Boolean, {
    staff: 'NOTES_READ',
    description: 'Whether the caller has written it.',
  })
  isOwn(@Root() { authorId }: Note, @Ctx() context: Context): boolean {
    return authorId === requireUser(context).id
  }
}
