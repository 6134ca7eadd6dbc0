import { clubDateTime } from '../../core/club-day'
import type { MailContent } from '../../mail/mail-content'
import { defineMail } from '../../mail/mail-definition'
import { club } from '../../shared/club'

export type ApiTokenChange = 'created' | 'rotated' | 'revoked'

/** Goes to the owner of an access token, so that they learn of one that they did not create. */
export const apiTokenChangedMail = defineMail({
  name: 'api_token_changed',
  description: 'Reports that an access token of the account was created, rotated or revoked.',
  read: ({ data }, _em, { teamEmail }) => {
    const at = clubDateTime(new Date(Number(data['at'])))
    const change = data['change'] as ApiTokenChange
    return Promise.resolve({ content: changed(change, String(data['start']), { at, teamEmail }) })
  },
})

const SUBJECTS: Record<ApiTokenChange, string> = {
  created: 'A new access token',
  rotated: 'Your access token was replaced',
  revoked: 'Your access token was revoked',
}

const SENTENCES: Record<ApiTokenChange, string> = {
  created: 'was created. Programs that have it act for your account within its scopes',
  rotated: 'was created and replaces an older one, which works for 24 more hours',
  revoked: 'was revoked. Programs that have it are refused',
}

/** `start` is the token's first characters. */
function changed(
  change: ApiTokenChange,
  start: string,
  { at, teamEmail }: { at: string; teamEmail: string },
): MailContent {
  return {
    subject: SUBJECTS[change],
    heading: SUBJECTS[change],
    paragraphs: [
      `The access token ${start}… of your account at ${club.name} ${SENTENCES[change]} (${at}).`,
      `If it was not you, set a new password: that revokes all your access tokens. Then tell us: write to us at ${teamEmail} or call ${club.phone}.`,
    ],
  }
}
