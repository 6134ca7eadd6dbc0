import type { EntityManager } from 'typeorm'
import { findTeamEmail } from '../../../accounts/team-account'
import { club } from '../../../shared/club'
import type { Mail } from '../../../mail/mail.entity'
import type { RenderedMail } from '../../../mail/rendered-mail.types'
import { readMail } from './read-mail'
import { renderHtml } from '../../../mail/render-html'
import { renderText } from '../../../mail/render-text'
import { mapUrls } from '../../../mail/mail-content'

/** What stands for a link where it is not for the reader. */
const HIDDEN = '[link hidden]'

/**
 * A mail as text, HTML and headers, from the rows as they are by now. Null when those it speaks of are gone, or
 * when it is about to be sent and its link opens nothing any more.
 */
export async function renderMail(
  mail: Mail,
  em: EntityManager,
  { hideLinks = false }: { hideLinks?: boolean } = {},
): Promise<RenderedMail | null> {
  const teamEmail = (await findTeamEmail(em)) ?? club.email
  const read = await readMail(mail, em, teamEmail)
  if (!read) return null
  const content = hideLinks ? mapUrls(read.content, () => HIDDEN) : read.content
  const subject = headerValue(content.subject)
  return {
    subject,
    text: renderText(content),
    html: renderHtml({ ...content, subject }),
    replyTo: headerValue(read.replyTo ?? teamEmail),
    headers: (hideLinks ? undefined : read.headers) ?? {},
  }
}

/** A header is one line, whatever a row holds. */
// oxlint-disable-next-line no-control-regex -- they are what it takes out
const headerValue = (value: string) => value.replace(/[\u0000-\u001F\u007F]+/g, ' ').trim()
