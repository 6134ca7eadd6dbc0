import { db } from '../../database/data-source'
import { MailState, type Mail } from '../../mail/mail.entity'
import type { RenderedMail, RenderMail } from '../../mail/rendered-mail.types'

const rendered = new WeakMap<Mail, Promise<RenderedMail | null>>()

/**
 * What a mail says, for the team; null when what it speaks of is gone. Only a kept mail has its links: nobody else
 * can hand them over, and any other's would open a member's account to the team. Rendered once, whatever is asked of it.
 */
export function renderForTeam(
  { renderMail }: { renderMail: RenderMail },
  mail: Mail,
): Promise<RenderedMail | null> {
  const before = rendered.get(mail)
  if (before) return before
  const hideLinks = mail.state !== MailState.kept
  const reading = renderMail(mail, db.manager, { hideLinks })
  rendered.set(mail, reading)
  return reading
}
