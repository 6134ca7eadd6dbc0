import { Role, User } from '../../accounts/user.entity'
import { clubDateTime } from '../../core/club-day'
import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'
import { newPasswordButton } from '../auth/auth.mails'

export type ApiTokenChange = 'created' | 'rotated' | 'revoked'

/** Goes to the owner of an access token, so that they learn of one that they did not create. */
export const apiTokenChangedMail = defineMail({
  name: 'api_token_changed',
  description: 'Reports that an access token of the account was created, rotated or revoked.',
  read: async ({ data, userId }, em, { teamEmail, siteUrl }) => {
    const at = clubDateTime(new Date(Number(data['at'])))
    // A change that report-change.ts has written.
    const change = data['change'] as ApiTokenChange
    const isTeam = userId !== null && (await em.existsBy(User, { id: userId, role: Role.ADMIN }))
    const content = changed(change, String(data['start']), { at, teamEmail, isTeam })
    return { ...content, ...(!isTeam && { button: newPasswordButton(siteUrl) }) }
  },
})

const SUBJECTS: Record<ApiTokenChange, string> = {
  created: 'A new access token',
  rotated: 'Your access token was replaced',
  revoked: 'Your access token was revoked',
}

const SENTENCES: Record<ApiTokenChange, (at: string) => string> = {
  created: at =>
    `was created on ${at}, Miami time. Programs that have it act for your account within its scopes`,
  rotated: at =>
    `was created on ${at}, Miami time. It replaces an older one, which works for at most 24 hours after that`,
  revoked: at => `was revoked on ${at}, Miami time. Programs that have it are refused`,
}

/** `start` is the token's first characters. */
function changed(
  change: ApiTokenChange,
  start: string,
  { at, teamEmail, isTeam }: { at: string; teamEmail: string; isTeam: boolean },
): MailContent {
  return {
    subject: SUBJECTS[change],
    heading: SUBJECTS[change],
    paragraphs: [
      `The access token ${start}… of your account at ${club.name} ${SENTENCES[change](at)}.`,
      isTeam
        ? 'If it was nobody of the team, whoever runs the site must set another ADMIN_PASSWORD: that revokes all access tokens of the team’s account.'
        : `If it was not you, set a new password: that revokes all your access tokens. Then tell us: write to us at ${teamEmail} or call ${club.phone}.`,
    ],
  }
}
