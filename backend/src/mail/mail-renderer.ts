import type { EntityManager } from 'typeorm'
import { findTeamEmail } from '../accounts/team-account'
import type { LinkPurpose } from '../links/link-purpose'
import { Link } from '../links/link.entity'
import type { Links } from '../links/links'
import { findGreeting } from './greeting'
import { headerValue } from './header-value'
import { mapUrls } from './mail-content'
import type { MailDefinition, MailTools } from './mail-definition'
import { MailState, type Mail } from './mail.entity'
import { renderHtml } from './render-html'
import { renderText } from './render-text'
import type { RenderMail } from './rendered-mail.types'

interface Options {
  mails: readonly MailDefinition[]
  links: Links
  siteUrl: () => string
  now: () => Date
}

/** The replacement for a link that the reader must not see. */
const HIDDEN = '[link hidden]'

/** The replacement for a used or expired link. */
const CLOSED = '[link used or expired]'

/** Creates the renderer for these kinds of mail. */
export function createMailRenderer({ mails, links, siteUrl, now }: Options): RenderMail {
  const definitions = new Map(mails.map(mail => [mail.name, mail]))
  return async (mail, em, { hideLinks = false } = {}) => {
    const definition = definitions.get(mail.template)
    if (!definition) return null
    const teamEmail = await findTeamEmail(em)
    const reading = await definition.read(mail, em, {
      links,
      now: now(),
      siteUrl: siteUrl(),
      teamEmail,
      findUrl: purpose => findUrl({ links, now: now() }, purpose, mail, em),
    })
    if (!reading) return null
    const { replyTo = teamEmail, headers = {}, ...written } = reading
    const shown = hideLinks ? mapUrls(written, () => HIDDEN) : written
    const subject = headerValue(shown.subject)
    const content = { ...shown, subject, greeting: await findGreeting(mail, em) }
    const { attachment } = content
    return {
      subject,
      text: renderText(content),
      html: renderHtml(content),
      ...(attachment && { attachment }),
      replyTo: headerValue(replyTo),
      headers: hideLinks ? {} : headers,
    }
  }
}

async function findUrl(
  { links, now }: Pick<MailTools, 'links' | 'now'>,
  purpose: LinkPurpose,
  { data, state }: Mail,
  em: EntityManager,
): Promise<string | null> {
  const link = await em.findOneBy(Link, { id: String(data['linkId']) })
  if (!link) return null
  const isOpen = link.usedAt === null && (link.expiresAt === null || link.expiresAt > now)
  if (isOpen) return links.url(purpose, link.id)
  return state === MailState.sending ? null : CLOSED
}
