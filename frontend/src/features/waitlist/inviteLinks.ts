import { share } from '../../content/share'

/** Returns the message to copy, mail or text: the words, then the link on its own line. */
export const inviteText = (link: string) => `${share.invite.message}\n${link}`

/* `URLSearchParams` encodes a space as +, which mail programs show as a plus sign (FORM-9). */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))

export const mailHref = (link: string) =>
  `mailto:?subject=${encode(share.invite.subject)}&body=${encode(inviteText(link))}`

/** Returns a URL that opens WhatsApp, or its web page, with the invite. */
export const whatsAppHref = (link: string) =>
  `https://wa.me/?text=${encodeURIComponent(inviteText(link))}`

/**
 * Returns an `sms:` URL. `?&body=` is the only form that both iOS and Android accept (FORM-9).
 */
export const textHref = (link: string) => `sms:?&body=${encode(inviteText(link))}`
