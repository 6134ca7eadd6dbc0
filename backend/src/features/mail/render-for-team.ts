import { db } from '../../database/data-source'
import type { AppServices } from '../../graphql/services'
import { MailState, type Mail } from '../../mail/mail.entity'
import type { RenderedMail } from '../../mail/rendered-mail.types'

const rendered = new WeakMap<Mail, Promise<RenderedMail | null>>()

/**
 * Renders a mail for the team; null if the data that it is about is deleted. Only a kept mail shows
 * its links, because only the team can pass them on. The links of any other mail would give the team
 * access to a member's account. Rendered once per mail, however many fields are selected.
 */
export function renderForTeam(
  { renderMail }: AppServices,
  mail: Mail,
): Promise<RenderedMail | null> {
  const before = rendered.get(mail)
  if (before) return before
  const hideLinks = mail.state !== MailState.kept
  const reading = renderMail(mail, db.manager, { hideLinks })
  rendered.set(mail, reading)
  return reading
}
