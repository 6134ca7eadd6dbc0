import { expect } from '@playwright/test'
import type { Client } from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import type { MailServer } from '../backend/test/mail-server'

/** The mails of one story. */
export interface Mailbox {
  /** Waits for a mail with this subject to this address, and returns the newest one. */
  waitFor: (to: string, subject: string) => Promise<Email>
}

/**
 * Reads the mails that the site of this database sends. Each story has a cleared database, so a mail
 * without a row was sent by an earlier story.
 */
export function openMailbox({ received }: MailServer, database: Client): Mailbox {
  async function find(address: string): Promise<Email[]> {
    const { rows } = await database.query<{ id: string }>('SELECT id FROM mail')
    const ids = new Set(rows.map(({ id }) => id))
    const mails = await Promise.all(
      received.filter(({ to }) => to.includes(address)).map(({ raw }) => PostalMime.parse(raw)),
    )
    // The Message-ID begins with the row's id.
    return mails.filter(({ messageId = '' }) => ids.has(messageId.slice(1, messageId.indexOf('@'))))
  }

  return {
    waitFor: async (address, subject) => {
      let mail: Email | undefined
      const subjects = async () => {
        const mails = await find(address)
        mail = mails.findLast(one => one.subject === subject)
        return mails.map(one => one.subject)
      }
      await expect.poll(subjects).toContain(subject)
      if (!mail) throw new Error('no mail')
      return mail
    },
  }
}

/** Returns the link of the mail's button. */
export const linkIn = ({ text = '' }: Email): string => /http\S+#\S+/.exec(text)?.[0] ?? ''
