import { club } from '../../shared/club'
import type { MailContent } from '../../mail/mail-content'
import type { MailPhaseWords } from '../launch/mail-phases.service'

const NOT_YOU = 'If this was not you, do nothing.'

/** The person's place on the waitlist, or when the next places open. */
export type WelcomePlace =
  | { position: number; shareUrl: string }
  /** `opensAt` is null when places are open now. `isFull` is true when no more will open. */
  | { opensAt: string | null; isFull: boolean }

/**
 * Contains no text that the person typed, so nobody can send text to a stranger through us
 * (MAIL-4).
 */
export function welcome(
  place: WelcomePlace,
  phase: Pick<MailPhaseWords, 'place'>,
  confirmUrl: string | null,
): MailContent {
  const isPlaced = 'position' in place
  return {
    subject: isPlaced
      ? `Your place at ${club.name}: number ${String(place.position)}`
      : `Your account at ${club.name}`,
    heading: isPlaced ? `You are number ${String(place.position)}` : 'Your account is ready',
    paragraphs: [
      ...(isPlaced
        ? [
            `This is your place on the waitlist of ${club.name}. ${phase.place}`,
            { label: 'Friends join with your own link:', url: place.shareUrl },
          ]
        : [whenPlacesOpen(place)]),
      ...(confirmUrl === null ? [] : ['Please confirm that this address is yours.']),
    ],
    ...(confirmUrl !== null && { button: { label: 'Confirm my address', url: confirmUrl } }),
    closing: [NOT_YOU],
  }
}

function whenPlacesOpen({ opensAt, isFull }: { opensAt: string | null; isFull: boolean }): string {
  if (isFull) return 'You have no place on the waitlist: all of them are taken.'
  if (opensAt === null)
    return 'You have no place on the waitlist yet. Places are open: log in and join.'
  return `You have no place on the waitlist yet: today’s are taken. The next ones open on ${opensAt}, Miami time.`
}

export const confirmEmail = (url: string): MailContent => ({
  subject: 'Please confirm your address',
  heading: 'Please confirm your address',
  paragraphs: [
    `This address was given for an account at ${club.name}. The button works for 7 days.`,
  ],
  button: { label: 'Confirm my address', url },
  closing: [NOT_YOU],
})

export const resetPassword = (url: string): MailContent => ({
  subject: 'Set a new password',
  heading: 'Set a new password',
  paragraphs: [
    `Somebody asked for a new password for your account at ${club.name}. The button works for 1 hour, and once.`,
  ],
  button: { label: 'Set a new password', url },
  closing: ['If you did not ask, nothing has changed.'],
})

/** `changedAt` is Miami time, formatted for reading. */
export const passwordChanged = (changedAt: string, teamEmail: string): MailContent => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `The password of your account at ${club.name} was set anew on ${changedAt}, Miami time. Whoever was signed in has been signed out.`,
    `If it was not you, somebody reads your mail: secure your mailbox, set another password, and tell us. Write to us at ${teamEmail} or call ${club.phone}.`,
  ],
})
