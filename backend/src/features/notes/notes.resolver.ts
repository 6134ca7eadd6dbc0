import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { requireUser, type Context } from '../../graphql/context'
import { Role } from '../../accounts/user.entity'
import { Note } from './note.entity'
import { CreateNoteInput, DeleteNoteInput, UpdateNoteInput } from './notes.inputs'
import { createNote, deleteNote, updateNote } from './notes.service'

@Resolver(() => Note)
export class NotesResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Note, {
    nullable: true,
    description:
      'Adds a note about a person on the waitlist and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT on `text` and `entryId`; NOT_FOUND.',
  })
  createNote(
    @Arg('input', () => CreateNoteInput, { description: 'The entry and the note’s text.' })
    input: CreateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return createNote(context.services, requireUser(context), input)
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Note, {
    nullable: true,
    description:
      'Changes the text of the caller’s own note and records that in the audit log. Team only. Errors: UNAUTHENTICATED; FORBIDDEN, also for somebody else’s note; BAD_USER_INPUT; NOT_FOUND.',
  })
  updateNote(
    @Arg('input', () => UpdateNoteInput, { description: 'The note and its new text.' })
    input: UpdateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return updateNote(context.services, requireUser(context), input, context.now())
  }

  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => ID, {
    nullable: true,
    description:
      'Removes the caller’s own note, records that in the audit log and returns the note’s id. Team only. Errors: UNAUTHENTICATED; FORBIDDEN, also for somebody else’s note; BAD_USER_INPUT; NOT_FOUND.',
  })
  deleteNote(
    @Arg('input', () => DeleteNoteInput, { description: 'The note.' }) { id }: DeleteNoteInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return deleteNote(context.services, requireUser(context), id)
  }

  @Authorized(Role.ADMIN)
  @FieldResolver(() => Boolean, { description: 'Whether the caller has written it.' })
  isOwn(@Root() { authorId }: Note, @Ctx() context: Context): boolean {
    return authorId === requireUser(context).id
  }
}
