import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { startMailServer } from '../backend/test/mail-server'

/** A mail server that accepts every mail and lets a story read it. */
export interface Mailbox {
  /** The value for SMTP_URL. */
  url: string
  /** Waits for the newest mail to this address to have this subject. */
  waitFor: (to: string, subject: string) => Promise<Email>
  stop: () => Promise<void>
}

export async function startMailbox(): Promise<Mailbox> {
  const server = await startMailServer({ disabledCommands: ['STARTTLS'] })
  return {
    url: server.url,
    waitFor: async (address, subject) => {
      let mail: Email | undefined
      const newest = async () => {
        const received = server.received.findLast(({ to }) => to.includes(address))
        mail = received && (await PostalMime.parse(received.raw))
        return mail
      }
      await expect.poll(newest).toMatchObject({ subject })
      if (!mail) throw new Error('no mail')
      return mail
    },
    stop: () => server.close(),
  }
}

/** Returns the link of the mail's button. */
export const linkIn = ({ text = '' }: Email): string => /http\S+#\S+/.exec(text)?.[0] ?? ''
