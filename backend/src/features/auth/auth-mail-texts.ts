import { club } from '../../shared/club'
import type { MailContent, MailLink } from '../../mail/mail-content'
import type { MailPhaseTexts } from '../launch/mail-phases.service'

const NOT_YOU = 'If this was not you, do nothing.'

/** The person's place on the waitlist, their membership, or when the next places open. */
export type WelcomePlace =
  /** `shareUrl` is null once all places are taken, because nobody can join by it then. */
  | { position: number; shareUrl: string | null }
  /** `opensAt` is null when places are open now. `isFull` is true when no more will open. */
  | { opensAt: string | null; isFull: boolean }
  /** The membership has started; its own mail says what it is. */
  | { isMember: true }
  /** They work for the club; an invitation asks for no place (ACCOUNT-69). */
  | { isStaff: true }

interface WelcomeUrls {
  /** Null if the address is confirmed, or its link has ended. */
  confirm: string | null
  dashboard: string
}

/**
 * Contains no text that the person typed, so nobody can send text to a stranger through us
 * (MAIL-4).
 */
export function welcome(
  place: WelcomePlace,
  phase: Pick<MailPhaseTexts, 'place'>,
  urls: WelcomeUrls,
): MailContent {
  const isPlaced = 'position' in place
  const button = welcomeButton(place, urls)
  return {
    subject: isPlaced
      ? `Your place at ${club.name}: number ${String(place.position)}`
      : `Your account at ${club.name}`,
    heading: isPlaced ? `You are number ${String(place.position)}` : 'Your account is ready',
    paragraphs: [
      ...(isPlaced ? placeOf(place, phase) : [withoutPlace(place)]),
      ...(urls.confirm === null ? [] : ['Please confirm that this address is yours.']),
    ],
    ...(button && { button }),
    closing: [NOT_YOU],
  }
}

/** Returns the button for what the person can do next, if there is anything. */
function welcomeButton(place: WelcomePlace, urls: WelcomeUrls): MailLink | undefined {
  if (urls.confirm !== null) return { label: 'Confirm my address', url: urls.confirm }
  const canJoin = 'isFull' in place && !place.isFull && place.opensAt === null
  return canJoin ? { label: 'Join the waitlist', url: urls.dashboard } : undefined
}

const placeOf = (
  { shareUrl }: { shareUrl: string | null },
  phase: Pick<MailPhaseTexts, 'place'>,
): MailContent['paragraphs'] => [
  `This is your place on the waitlist of ${club.name}. ${phase.place}`,
  ...(shareUrl === null ? [] : [{ label: 'Friends join with your own link:', url: shareUrl }]),
]

function withoutPlace(place: Exclude<WelcomePlace, { position: number }>): string {
  if ('isMember' in place) return `You are a member of ${club.name}.`
  if ('isStaff' in place) return `You are on the team of ${club.name}.`
  const { opensAt, isFull } = place
  if (isFull) return 'You have no place on the waitlist: all of them are taken.'
  if (opensAt === null)
    return 'You have no place on the waitlist yet. Places are open: log in and join.'
  return `You have no place on the waitlist yet: today’s are taken. The next ones open on ${opensAt}, Miami time.`
}

export const confirmEmail = (url: string): MailContent => ({
  subject: 'Please confirm your address',
  heading: 'Please confirm your address',
  paragraphs: [
    `This address was given for an account at ${club.name}. The button works for 7 days after the request.`,
  ],
  button: { label: 'Confirm my address', url },
  closing: [NOT_YOU],
})

export const resetPassword = (url: string): MailContent => ({
  subject: 'Set a new password',
  heading: 'Set a new password',
  paragraphs: [
    `Somebody asked for a new password for your account at ${club.name}. The button works once, for 1 hour after the request.`,
  ],
  button: { label: 'Set a new password', url },
  closing: ['If you did not ask, nothing has changed.'],
})

/** The password has ended because it may be somebody else's (ACCOUNT-42). `again` mails another link. */
export const passwordEnded = (url: string, again: string): MailContent => ({
  subject: 'Set a new password',
  heading: 'Set a new password',
  paragraphs: [
    `Your account at ${club.name} has this address again, and its former password has ended. The button works once, for 1 hour after the address was taken back.`,
  ],
  button: { label: 'Set a new password', url },
  closing: [{ label: 'After that, ask for another link:', url: again }],
})

interface PasswordChange {
  /** Miami time, formatted for reading. */
  at: string
  /** True if whoever runs the site has set the password, not the person. */
  isByClub: boolean
  teamEmail: string
}

export const passwordChanged = ({ at, isByClub, teamEmail }: PasswordChange): MailContent => ({
  subject: 'Your password was changed',
  heading: 'Your password was changed',
  paragraphs: [
    `${isByClub ? `The club has set a new password of your account at ${club.name}` : `The password of your account at ${club.name} was set anew`} on ${at}, Miami time. Whoever was signed in has been signed out.`,
    isByClub
      ? `If you did not ask for it, tell us. Write to us at ${teamEmail} or call ${club.phone}.`
      : `If it was not you, somebody reads your mail: secure your mailbox, set another password, and tell us. Write to us at ${teamEmail} or call ${club.phone}.`,
  ],
})

interface NewSignIn {
  at: string
  /** The browser and the system in words. */
  browser: string
  /** The owner's password is a setting of the site (ACCOUNT-1). */
  isOwner: boolean
  teamEmail: string
}

export const newSignIn = ({ at, browser, isOwner, teamEmail }: NewSignIn): MailContent => ({
  subject: 'New sign-in to your account',
  heading: 'New sign-in to your account',
  paragraphs: [
    `Somebody has signed in to your account at ${club.name} from a browser that is new to us: ${browser}, on ${at}, Miami time.`,
    'If it was you, there is nothing to do.',
    isOwner
      ? 'If it was nobody of the team, whoever runs the site must set another ADMIN_PASSWORD: that signs everybody out of the account.'
      : `If it was not you, set a new password: that signs everybody out. Then tell us: write to us at ${teamEmail} or call ${club.phone}.`,
  ],
})
