import { share } from '../../content/share'

/** The message as it is copied, mailed and texted: the words, then the link on a line of its own. */
export const inviteText = (link: string) => `${share.invite.message}\n${link}`

/* URLSearchParams would write + for a space, which mail programs show as a plus (decision F9). */
const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n'))

export const mailHref = (link: string) =>
  `mailto:?subject=${encode(share.invite.subject)}&body=${encode(inviteText(link))}`

/** Opens WhatsApp, or its web page, with the invite to be sent. */
export const whatsAppHref = (link: string) =>
  `https://wa.me/?text=${encodeURIComponent(inviteText(link))}`

/** `?&body=` is the one spelling that both iOS and Android read (decision F9). */
export const textHref = (link: string) => `sms:?&body=${encode(inviteText(link))}`
