import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { Authorized } from '../../graphql/authorized.decorator'
import { TokenAccess } from '../../graphql/token-access'
import { TokenScope } from '../../accounts/token-scope'
import { requireUser, type Context } from '../../graphql/context'
import { Role } from '../../accounts/user.entity'
import { Note } from './note.entity'
import { CreateNoteInput } from './notes.inputs'
import { createNote } from './notes.service'

@Resolver(() => Note)
export class NotesResolver {
  @Authorized(Role.ADMIN)
  @TokenAccess(TokenScope.WAITLIST_WRITE)
  @Mutation(() => Note, {
    nullable: true,
    description:
      'Adds a note about a person on the waitlist and records that in the audit log. A note cannot be changed. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT on `text` and `entryId`; NOT_FOUND.',
  })
  createNote(
    @Arg('input', () => CreateNoteInput, { description: 'The entry and the note’s text.' })
    input: CreateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return createNote(context, requireUser(context), input)
  }
}
