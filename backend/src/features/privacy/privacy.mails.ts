import { IsNull, Not } from 'typeorm'
import { User } from '../../accounts/user.entity'
import { clubDateTime } from '../../core/club-day'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { retention } from '../../shared/retention'
import { keepAccountLink } from './privacy.links'

export const accountDeletionMail = defineMail({
  name: 'account_deletion',
  description: 'Says when the account will be deleted, and has the link to keep it.',
  read: async ({ data, userId }, em, { findUrl, teamEmail }) => {
    const url = await findUrl(keepAccountLink)
    const isThere = userId !== null && (await em.existsBy(User, { id: userId }))
    if (url === null || !isThere) return null
    const dueAt = clubDateTime(new Date(Number(data['dueAt'])))
    return {
      subject: 'Your account will be deleted',
      heading: 'Your account will be deleted',
      paragraphs: [
        `You asked us to delete your account at ${club.name}. We will do so on ${dueAt}, Miami time. Until then nothing is lost, but you cannot log in.`,
        'Have you changed your mind? The button keeps your account as it was.',
      ],
      button: { label: 'Keep my account', url },
      closing: [
        `If it was not you who asked, keep your account and set a new password. Then write to us at ${teamEmail} or call ${club.phone}.`,
      ],
    }
  },
})

export const unusedAccountMail = defineMail({
  name: 'account_unused',
  description: 'Says that an account is unused, and when it will be deleted.',
  read: async ({ data, userId }, em, { siteUrl }) => {
    const told = { id: userId ?? undefined, inactivityToldAt: Not(IsNull()), deletedAt: IsNull() }
    // They have signed in meanwhile.
    if (userId === null || !(await em.existsBy(User, told))) return null
    const dueAt = clubDateTime(new Date(Number(data['dueAt'])))
    return {
      subject: 'Do you still want your account?',
      heading: 'Do you still want your account?',
      paragraphs: [
        `You have not logged in at ${club.name} for almost ${String(retention.unusedAccountMonths / 12)} years, and you have no place on the waitlist and no membership. We keep no data that nobody needs, so we will delete your account after ${dueAt}, Miami time.`,
        'To keep it, log in before that. You need not do anything else.',
      ],
      button: { label: 'Log in and keep my account', url: `${siteUrl}/auth` },
    }
  },
})
