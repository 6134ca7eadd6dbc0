import { db } from '../src/database/data-source'
import { Letter } from '../src/features/letters/letter.entity'
import { LetterRecipient } from '../src/features/letters/letter-recipient.entity'
import { LetterKind, LetterState } from '../src/features/letters/letter.options'
import type { LetterAudience } from '../src/features/letters/letters.types'
import { NewsletterSubscription } from '../src/features/newsletter/newsletter-subscription.entity'
import type { User } from '../src/accounts/user.entity'
import { createMembership } from './club-members'
import { person } from './factories'

/** An audience as it is stored. */
export const audience = (
  kind: LetterAudience['kind'],
  values: Partial<LetterAudience> = {},
): LetterAudience => ({
  kind,
  from: null,
  until: null,
  waveId: null,
  answer: null,
  firstPosition: null,
  lastPosition: null,
  confirmed: null,
  userId: null,
  ...values,
})

/** Creates a member with a confirmed address. */
export async function confirmedMember(): Promise<User> {
  const user = await person({ emailConfirmedAt: new Date(0) })
  await createMembership(user)
  return user
}

/** Subscribes the address to the newsletter; it is confirmed unless `values` say otherwise. */
export const subscribe = (email: string, values: Partial<NewsletterSubscription> = {}) =>
  db.getRepository(NewsletterSubscription).insert({ email, confirmedAt: new Date(0), ...values })

/** Stores a draft of a notice to the members; `values` override it. */
export function createDraft(values: Partial<Letter> = {}): Promise<Letter> {
  const letters = db.getRepository(Letter)
  return letters.save(
    letters.create({
      subject: 'The courts are painted',
      body: 'Court 1 is **closed** on Monday, {firstName}.',
      kind: LetterKind.notice,
      audiences: [audience('members')],
      ...values,
    }),
  )
}

/** Stores a letter for each call that takes one, in the state that it needs; returns their ids. */
export async function createLetters(): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  // The version that sample-arguments.ts has for a number.
  for (const call of ['updateLetter', 'removeLetter', 'testLetter', 'sendLetter'])
    ids[call] = (await createDraft({ version: 5 })).id
  const scheduled = { state: LetterState.scheduled, sendAt: new Date('2099-01-01T12:00:00Z') }
  ids['cancelLetter'] = (await createDraft(scheduled)).id
  return ids
}

/** Stores a letter that is being sent to the person; returns the ids as a mail has them. */
export async function createMailedLetter({ id: userId, email }: User) {
  const now = new Date()
  const sending = { state: LetterState.sending, sendAt: now, startedAt: now, recipients: 1 }
  const letter = await createDraft(sending)
  const recipients = db.getRepository(LetterRecipient)
  const recipient = await recipients.save(recipients.create({ letterId: letter.id, email, userId }))
  return { letterId: letter.id, recipientId: recipient.id }
}
