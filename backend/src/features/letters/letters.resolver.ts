import { Arg, Args, Ctx, ID, Int, Resolver, Root } from 'type-graphql'
import { requireUser, type Context } from '../../graphql/context'
import { TeamField, TeamMutation, TeamQuery } from '../../graphql/operation.decorators'
import { createConnectionType } from '../../pagination/connection'
import { Letter } from './letter.entity'
import { countLeft, findLetterFigures } from './letter-figures.service'
import { tryLinks } from './letter-links.service'
import {
  CreateLetterInput,
  LetterArgs,
  LetterInput,
  LetterLinksInput,
  LetterPreviewInput,
  LetterReachInput,
  LettersArgs,
  SendLetterInput,
  UpdateLetterInput,
} from './letters.inputs'
import {
  createLetter,
  findWriter,
  getLetter,
  listLetters,
  previewLetter,
  removeLetter,
  testLetter,
  updateLetter,
} from './letters.service'
import { LetterFigures, LetterLink, LetterPreview, LetterReach } from './letters.types'
import { cancelLetter, findReach, sendLetter } from './send-letters.service'

const { Connection: LetterConnection } = createConnectionType(Letter, 'Letter')

/** Fields that run a statement for each letter: a page of 50 may still select the figures. */
const complexity = 5

@Resolver(() => Letter)
export class LettersResolver {
  @TeamQuery(() => LetterConnection, {
    staff: 'LETTERS_READ',
    scope: 'MAIL_READ',
    description: 'All letters, latest first.',
    errors: ['BAD_USER_INPUT'],
  })
  letters(@Args() args: LettersArgs) {
    return listLetters(args)
  }

  @TeamQuery(() => Letter, {
    staff: 'LETTERS_READ',
    scope: 'MAIL_READ',
    description: 'One letter.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  letter(@Args() { id }: LetterArgs): Promise<Letter> {
    return getLetter(id)
  }

  @TeamQuery(() => LetterReach, {
    staff: 'LETTERS_WRITE',
    description: 'Whom a letter would reach now, and whom not.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND for a wave or a person'],
  })
  letterReach(
    @Arg('input', { description: 'Whom it is for.' }) input: LetterReachInput,
  ): Promise<LetterReach> {
    return findReach(input)
  }

  @TeamQuery(() => LetterPreview, {
    staff: 'LETTERS_WRITE',
    description: 'A letter as one person would read it. News also have a link that leaves them.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND for the person'],
  })
  letterPreview(
    @Arg('input', { description: 'The letter and its reader.' }) input: LetterPreviewInput,
    @Ctx() context: Context,
  ): Promise<LetterPreview> {
    return previewLetter(input, context.now())
  }

  @TeamQuery(() => [LetterLink], {
    staff: 'LETTERS_WRITE',
    description:
      'Whether the links of a text answer, in order; the first 20. The server requests each of them once, without following redirects.',
    errors: ['BAD_USER_INPUT'],
  })
  letterLinks(
    @Arg('input', { description: 'The text.' }) { body }: LetterLinksInput,
    @Ctx() context: Context,
  ): Promise<LetterLink[]> {
    return tryLinks(context.services, body)
  }

  @TeamMutation(() => Letter, {
    staff: 'LETTERS_WRITE',
    description: 'Begins a letter as a draft, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND for a wave or a person'],
  })
  createLetter(
    @Arg('input', { description: 'The letter.' }) input: CreateLetterInput,
    @Ctx() context: Context,
  ): Promise<Letter> {
    return createLetter(context.services, requireUser(context), input)
  }

  @TeamMutation(() => Letter, {
    staff: 'LETTERS_WRITE',
    description: 'Changes a draft, and records that in the audit log.',
    errors: [
      'BAD_USER_INPUT',
      'NOT_FOUND, also for a wave or a person',
      'CONFLICT if it is no draft any more, or somebody has changed it',
    ],
  })
  updateLetter(
    @Arg('input', { description: 'The letter.' }) input: UpdateLetterInput,
    @Ctx() context: Context,
  ): Promise<Letter> {
    return updateLetter(context.services, requireUser(context), input)
  }

  @TeamMutation(() => ID, {
    staff: 'LETTERS_WRITE',
    description: 'Removes a draft, records that in the audit log and returns its id.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT if it is no draft any more'],
  })
  removeLetter(
    @Arg('input', { description: 'The letter.' }) { id }: LetterInput,
    @Ctx() context: Context,
  ): Promise<string> {
    return removeLetter(context.services, requireUser(context), id)
  }

  @TeamMutation(() => Letter, {
    staff: 'LETTERS_WRITE',
    description: 'Mails a letter to the caller only, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND'],
  })
  testLetter(
    @Arg('input', { description: 'The letter.' }) { id }: LetterInput,
    @Ctx() context: Context,
  ): Promise<Letter> {
    return testLetter(context.services, requireUser(context), id, context.now())
  }

  @TeamMutation(() => Letter, {
    staff: 'LETTERS_WRITE',
    description:
      'Sends a draft now, or schedules it, and records that in the audit log. Its recipients are chosen when the sending begins. Its mails go behind all others.',
    errors: [
      'BAD_USER_INPUT, also for a placeholder that is none, and if it would reach nobody',
      'NOT_FOUND',
      'CONFLICT if it is no draft any more, or somebody has changed it',
    ],
  })
  sendLetter(
    @Arg('input', { description: 'The letter and its time.' }) input: SendLetterInput,
    @Ctx() context: Context,
  ): Promise<Letter> {
    return sendLetter(context.services, requireUser(context), input, context.now())
  }

  @TeamMutation(() => Letter, {
    staff: 'LETTERS_WRITE',
    description:
      'Cancels a scheduled letter, or drops the mails of a letter that have not gone, and records that in the audit log.',
    errors: ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT for a draft, and if its last mail has gone'],
  })
  cancelLetter(
    @Arg('input', { description: 'The letter.' }) { id }: LetterInput,
    @Ctx() context: Context,
  ): Promise<Letter> {
    return cancelLetter(context.services, requireUser(context), id, context.now())
  }

  @TeamField(() => LetterFigures, {
    staff: 'LETTERS_READ',
    nullable: true,
    complexity,
    description: 'What has become of its mails; null before its recipients were chosen.',
  })
  figures(@Root() letter: Letter): Promise<LetterFigures | null> {
    return findLetterFigures(letter)
  }

  @TeamField(() => Int, {
    staff: 'LETTERS_READ',
    complexity,
    description:
      'How many of its addresses have left the news since it began; for 90 days after its end.',
  })
  left(@Root() letter: Letter): Promise<number> {
    return countLeft(letter)
  }

  @TeamField(() => String, {
    staff: 'LETTERS_READ',
    nullable: true,
    complexity,
    description: 'The name of who has written it; the address without a name. Null if gone.',
  })
  writtenBy(@Root() { writtenById }: Letter): Promise<string | null> {
    return findWriter(writtenById)
  }
}
