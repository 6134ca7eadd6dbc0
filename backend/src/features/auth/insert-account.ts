import { toUser, userColumns, type UserRow } from '../../accounts/user-row'
import type { User } from '../../accounts/user.entity'
import { queryPrepared } from '../../database/prepared'
import { linkExpiry } from '../../links/link-purpose'
import type { Mailer } from '../../mail/mailer'
import { welcomeKeySql } from '../waitlist/welcome-mail.service'
import { confirmEmailLink } from './auth.links'
import { welcomeMail } from './auth.mails'

type NewUser = Pick<User, 'email' | 'firstName' | 'lastName' | 'password'> & { joinDate: Date }

/**
 * Delays the welcome until the person has had time to join the waitlist, so that it can name their
 * place. It is sent as soon as they have joined.
 */
const WELCOME_AFTER = '60 seconds'

/**
 * Stores a person, their welcome mail and its link in one statement, so that they exist together.
 * Omits mail and link if the mailbox limit is reached or the address is undeliverable
 * (MAIL-4). Rejects with the driver's error if the address is registered.
 */
export async function insertAccount(mailer: Mailer, account: NewUser): Promise<User> {
  const { email, firstName, lastName, password, joinDate } = account
  const expiresAt = linkExpiry(confirmEmailLink, joinDate)
  const values = [email, firstName, lastName, password, joinDate, expiresAt, mailer.newMailState]
  const [row] = await queryPrepared<UserRow>(statement(mailer), values)
  if (!row) throw new Error('INSERT returned no row')
  return toUser(row)
}

const statement = ({ mayMailSql }: Mailer) => ({
  name: 'insert_account',
  text: `WITH person AS (
      INSERT INTO "user" (email, "firstName", "lastName", password, "joinDate")
      VALUES ($1, $2, $3, $4, $5) RETURNING ${userColumns('"user"')}
    ), link AS (
      INSERT INTO link (purpose, subject, email, "createdAt", "expiresAt")
      SELECT '${confirmEmailLink.name}', id, email, $5::timestamptz, $6::timestamptz FROM person
      WHERE NOT EXISTS (SELECT FROM mail_address WHERE mail_address.email = person.email)
        AND ${mayMailSql('person.email')}
      RETURNING id, subject, email
    ), welcome AS (
      INSERT INTO mail (template, "to", "userId", data, key, state, "dueAt")
      SELECT '${welcomeMail.name}', email, subject, jsonb_build_object('linkId', id),
        ${welcomeKeySql('subject')}, $7::mail_state_enum, now() + interval '${WELCOME_AFTER}' FROM link
    )
    SELECT * FROM person`,
})
