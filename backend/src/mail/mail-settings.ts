/** The settings for sending mail. */
export interface MailSettings {
  /**
   * Undefined: mail is kept and never sent, also not later. Contains a password, so it is never
   * logged.
   */
  smtpUrl: string | undefined
  mailFrom: MailSender
  /** The limit of all servers together. */
  mailPerMinute: number
}

/** The sender of mails. The address's domain is used in the Message-ID. */
export interface MailSender {
  name: string
  address: string
}
