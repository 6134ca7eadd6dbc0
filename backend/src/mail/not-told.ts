import type { User } from '../accounts/user.entity'
import { defineEnum, type EnumValue } from '../core/define-enum'

export const NotToldReason = defineEnum(
  'NotToldReason',
  'Why a person could not be told by mail.',
  {
    undeliverable: 'A mail server has refused the address.',
    no_mail_server: 'No mail server is configured; the mail is only kept.',
  },
)
export type NotToldReason = EnumValue<typeof NotToldReason>

/** A person to whom a mail should have gone, and why it does not (MAIL-22). */
export interface NotTold {
  person: User
  reason: NotToldReason
}

/** Returns each person once: several mails of one change may have failed for the same reason. */
export function uniqueNotTold(all: readonly NotTold[]): NotTold[] {
  return [...new Map(all.map(one => [one.person.id, one])).values()]
}
