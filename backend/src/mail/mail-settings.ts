/** What a start is told about sending mail. */
export interface MailSettings {
  /** Absent: mail is kept, never sent, also not later. It holds a password: it is never written anywhere. */
  smtpUrl: string | undefined
  mailFrom: MailSender
  /** For all servers together. */
  mailPerMinute: number
}

/** Who mails are from: a name and an address, whose domain is the Message-ID's. */
export interface MailSender {
  name: string
  address: string
}
