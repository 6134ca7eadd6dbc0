import { DAY_MS, MINUTE_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { Letter } from './letter.entity'
import { LetterRecipient } from './letter-recipient.entity'
import { lettersData } from './letters.data'
import { letterMail, letterTestMail } from './letters.mails'
import { LettersResolver } from './letters.resolver'
import { letterActions } from './letters.service'
import { advanceLetters, deleteOldRecipients } from './send-letters.service'

export const lettersFeature: Feature = {
  entities: [Letter, LetterRecipient],
  personalData: lettersData,
  resolvers: [LettersResolver],
  auditActions: letterActions,
  mails: [letterMail, letterTestMail],
  jobs: ({ services }) => [
    { name: 'letters', everyMs: MINUTE_MS, run: context => advanceLetters(services, context) },
    { name: 'letter_retention', everyMs: DAY_MS, run: deleteOldRecipients },
  ],
}
