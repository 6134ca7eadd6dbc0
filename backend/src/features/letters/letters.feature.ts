import { MINUTE_MS } from '../../core/durations'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { Letter } from './letter.entity'
import { LetterRecipient } from './letter-recipient.entity'
import { lettersData } from './letters.data'
import { letterMail, letterTestMail } from './letters.mails'
import { LettersResolver } from './letters.resolver'
import { letterActions } from './letters.service'
import { advanceLetters } from './send-letters.service'

/** The addresses of letters that ended 90 days ago, as their mails (MAIL-8). The figures stay. */
const OLD = `"letterId" IN (SELECT id FROM letter WHERE "endedAt" < $1::timestamptz - interval '90 days')`

export const lettersFeature: Feature = {
  entities: [Letter, LetterRecipient],
  personalData: lettersData,
  resolvers: [LettersResolver],
  auditActions: letterActions,
  mails: [letterMail, letterTestMail],
  jobs: ({ services }) => [
    { name: 'letters', everyMs: MINUTE_MS, run: context => advanceLetters(services, context) },
    retentionJob({ name: 'letter_retention', table: 'letter_recipient', where: OLD }),
  ],
}
