import { club } from '@shared/club'

const capacity = String(club.waitlistCapacity)

/**
 * The e-mail that invites one person. The team sends it from its own mail program, because the site
 * does not send it yet.
 */
export const invitationEmail = {
  write: 'Write the letter',
  named: (name: string) => `Write the letter to ${name}`,
  ofMany: 'Each letter is ready: press the address in a row, or open the person.',
  subject: `Your invitation to ${club.name}`,
  text: ({ firstName, position }: { firstName: string | null; position: number }) =>
    [
      firstName ? `Hello ${firstName},` : 'Hello,',
      `You are No. ${String(position)} of ${capacity} on our waitlist, and it is your turn: we would like to invite you to become a member of ${club.name}.`,
      `Please answer this letter, or call us at ${club.phone}, and we will tell you what comes next.`,
      `See you on the court,\nYour team at ${club.name}`,
    ].join('\n\n'),
}
