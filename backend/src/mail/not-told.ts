import type { User } from '../accounts/user.entity'

/** Why a person could not be told by mail. */
export enum NotToldReason {
  undeliverable = 'undeliverable',
  no_mail_server = 'no_mail_server',
}

/** A person to whom a mail should have gone, and why it does not (MAIL-22). */
export interface NotTold {
  person: User
  reason: NotToldReason
}

/** Returns each person once: several mails of one change may have failed for the same reason. */
export function uniqueNotTold(all: readonly NotTold[]): NotTold[] {
  return [...new Map(all.map(one => [one.person.id, one])).values()]
}
