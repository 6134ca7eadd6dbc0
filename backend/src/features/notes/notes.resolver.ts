import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { Role } from '../../accounts/user.entity'
import { Note } from './note.entity'
import { CreateNoteInput } from './notes.inputs'
import { createNote } from './notes.service'

@Resolver(() => Note)
export class NotesResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => Note, {
    nullable: true,
    description:
      'Adds a note about a person on the waitlist and writes that into the audit log. A note is never altered. Team only. Errors: UNAUTHENTICATED; FORBIDDEN; BAD_USER_INPUT on `text` and `entryId`; NOT_FOUND.',
  })
  createNote(
    @Arg('input', () => CreateNoteInput, { description: 'About whom, and what.' })
    input: CreateNoteInput,
    @Ctx() context: Context,
  ): Promise<Note> {
    return createNote(context, requireUser(context), input)
  }
}
