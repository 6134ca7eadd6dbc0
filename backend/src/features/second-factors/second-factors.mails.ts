import { Role, User } from '../../accounts/user.entity'
import { clubDateTime } from '../../core/club-day'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { newPasswordButton } from '../auth/auth.mails'

export type SecondFactorChange =
  | 'authenticator_added'
  | 'authenticator_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_renewed'
  | 'recovery_code_used'
  | 'reset_by_club'
  | 'removed_with_address'

/** Goes to the person, so that they learn of a change that they did not make. */
export const secondFactorChangedMail = defineMail({
  name: 'second_factor_changed',
  description:
    'Reports that a second factor of the account was added, removed or renewed, or that a recovery code was used.',
  read: async ({ data, userId }, em, { teamEmail, siteUrl }) => {
    // A change that report-change.ts has written.
    const change = data['change'] as SecondFactorChange
    const at = clubDateTime(new Date(Number(data['at'])))
    const isTeam = userId !== null && (await em.existsBy(User, { id: userId, role: Role.ADMIN }))
    const { subject, sentence } = TEXTS[change]({ at, codesLeft: Number(data['codesLeft']) })
    return {
      subject,
      heading: subject,
      paragraphs: [
        sentence,
        isTeam
          ? 'If it was nobody of the team, whoever runs the site must set another ADMIN_PASSWORD at once.'
          : `If it was not you, set a new password at once. Then tell us: write to us at ${teamEmail} or call ${club.phone}.`,
      ],
      ...(!isTeam && { button: newPasswordButton(siteUrl) }),
    }
  },
})

interface Facts {
  /** The time in words, of Miami. */
  at: string
  codesLeft: number
}

interface Text {
  subject: string
  sentence: string
}

const TEXTS: Record<SecondFactorChange, (facts: Facts) => Text> = {
  authenticator_added: ({ at }) => ({
    subject: 'An authenticator app was added',
    sentence: `An authenticator app was added to your account at ${club.name} on ${at}, Miami time. Signing in with your password asks for a code of the app from now on.`,
  }),
  authenticator_removed: ({ at }) => ({
    subject: 'Your authenticator app was removed',
    sentence: `The authenticator app of your account at ${club.name} was removed on ${at}, Miami time. Its codes count no longer.`,
  }),
  passkey_added: ({ at }) => ({
    subject: 'A passkey was added',
    sentence: `A passkey was added to your account at ${club.name} on ${at}, Miami time. It signs in without the password, and signing in with the password asks for a second factor from now on.`,
  }),
  passkey_removed: ({ at }) => ({
    subject: 'A passkey was removed',
    sentence: `A passkey was removed from your account at ${club.name} on ${at}, Miami time. It signs in no longer.`,
  }),
  recovery_codes_renewed: ({ at }) => ({
    subject: 'Your recovery codes were renewed',
    sentence: `The recovery codes of your account at ${club.name} were renewed on ${at}, Miami time. The earlier ones count no longer.`,
  }),
  recovery_code_used: ({ at, codesLeft }) => ({
    subject: 'A recovery code was used',
    sentence: `Somebody signed in to your account at ${club.name} with your password and a recovery code on ${at}, Miami time. ${leftInWords(codesLeft)}`,
  }),
  reset_by_club: ({ at }) => ({
    subject: 'Your second factor was reset',
    sentence: `The club removed the second factor of your account at ${club.name} on ${at}, Miami time, and signed you out everywhere. Your password alone is enough to log in now. Please add a new second factor in your profile.`,
  }),
  removed_with_address: ({ at }) => ({
    subject: 'Second factors were removed',
    sentence: `You took your address at ${club.name} back on ${at}, Miami time. The second factors that were added to your account since it was changed were removed, and recovery codes count no longer. Please look at your second factors in your profile.`,
  }),
}

const leftInWords = (left: number) =>
  left === 0
    ? 'That was the last one: please make new ones in your profile.'
    : `You have ${String(left)} left.`
