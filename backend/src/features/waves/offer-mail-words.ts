import type { MailContent } from '../../mail/mail-content'
import { club } from '../../shared/club'

/** The offer of a membership; `lastDay` as in Saturday, November 28. */
export const offer = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: `You are invited to join ${club.name}`,
  heading: 'You are invited',
  paragraphs: [
    `A membership of ${club.name} is yours if you want it. You can accept until the end of ${lastDay} (New York).`,
    'Sign in to choose a plan and accept. You can also say “Not now”: you keep your number, and we ask you again after everybody else.',
    payment,
  ],
  button: { label: 'See your invitation', url },
  closing: ['If you do nothing, the invitation ends. You keep your number on the waitlist.'],
})

export const offerReminder = (url: string, lastDay: string, payment: string): MailContent => ({
  subject: 'Your invitation ends in two days',
  heading: 'Your invitation ends in two days',
  paragraphs: [
    `You can accept your membership of ${club.name} until the end of ${lastDay} (New York).`,
    payment,
  ],
  button: { label: 'See your invitation', url },
  closing: ['If you do nothing, the invitation ends. You keep your number on the waitlist.'],
})

export const offerExpired = (position: number): MailContent => ({
  subject: 'Your invitation has ended',
  heading: 'Your invitation has ended',
  paragraphs: [
    `We did not hear from you in time, so your invitation has ended. You keep number ${String(position)} on the waitlist, and we ask you again after everybody else.`,
  ],
})

/** `reason` is the team's own text; null if it must not be sent. */
export const offerWithdrawn = (position: number, reason: string | null): MailContent => ({
  subject: 'Your invitation was withdrawn',
  heading: 'Your invitation was withdrawn',
  paragraphs: [
    `The club has withdrawn your invitation. You keep number ${String(position)} on the waitlist.`,
    ...(reason ? [`The club says: ${reason}`] : []),
  ],
})
