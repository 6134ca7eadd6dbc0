import { club } from '../shared/club'
import { MailState } from './mail.entity'

/** What `start` was told about mail. */
export interface MailSettings {
  /** Absent: mail is kept, never sent, also not later. It holds a password: it is never written anywhere. */
  smtpUrl: string | undefined
  mailFrom: MailSender
  /** For all servers together. */
  mailPerMinute: number
  /** The site's origin, which links in mails begin with; never taken from a request. */
  siteUrl: string
}

/** Who mails are from: a name and an address, whose domain is the Message-ID's. */
export interface MailSender {
  name: string
  address: string
}

let settings: MailSettings = {
  smtpUrl: undefined,
  mailFrom: { name: club.name, address: club.email },
  mailPerMinute: 60,
  siteUrl: 'http://localhost:4000',
}

/** Called once, at start. */
export function useMailSettings(used: MailSettings): void {
  settings = used
}

export const mailSettings = (): Readonly<MailSettings> => settings

/** False while mail is only kept. */
export const sendsMail = () => settings.smtpUrl !== undefined

/** In which state a mail is written: whether it is ever sent is decided then. */
export const newMailState = () => (sendsMail() ? MailState.queued : MailState.kept)
