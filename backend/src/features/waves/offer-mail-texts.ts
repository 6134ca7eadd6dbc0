import type { MailContent } from '../../mail/mail-content'
import { club } from '../../shared/club'

/** The offer of a membership; `lastDay` as in Saturday, November 28. */
export const offer = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: `You are invited to join ${club.name}`,
  heading: 'You are invited',
  paragraphs: [
    `A membership of ${club.name} is yours if you want it. You can accept until the end of ${lastDay} (Miami time).`,
    'Sign in to choose a plan and accept. You can also say “Not now”: you keep your number, and we ask you again after everybody else.',
    payment,
  ],
  button: { label: 'See your offer', url },
  closing: ['If you do nothing, the offer ends. You keep your number on the waitlist.'],
})

export const offerReminder = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: `Your offer ends on ${lastDay}`,
  heading: `Your offer ends on ${lastDay}`,
  paragraphs: [
    `You can accept your membership of ${club.name} until the end of ${lastDay} (Miami time).`,
    payment,
  ],
  button: { label: 'See your offer', url },
  closing: ['If you do nothing, the offer ends. You keep your number on the waitlist.'],
})

export const offerExpired = (position: number): MailContent => ({
  subject: 'Your offer has ended',
  heading: 'Your offer has ended',
  paragraphs: [
    `We did not hear from you in time, so your offer has ended. You keep number ${String(position)} on the waitlist, and we ask you again after everybody else.`,
  ],
})

/** `reason` is the team's own text; null if it must not be sent. */
export const offerWithdrawn = (position: number, reason: string | null): MailContent => ({
  subject: 'Your offer was withdrawn',
  heading: 'Your offer was withdrawn',
  paragraphs: [
    `The club has withdrawn your offer. You keep number ${String(position)} on the waitlist.`,
    ...(reason ? [`The club says: ${reason}`] : []),
  ],
})
