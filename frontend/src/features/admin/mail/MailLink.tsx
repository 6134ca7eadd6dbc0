import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { MailRowFragment } from '../../../api/operationTypes'
import { mailTexts as texts } from '../../../content/admin/mail'
import { usePanel } from '../panel/usePanel'
import { inlineLink } from '../panel/inlineLink'
import { findValue } from '../section/recordKeys'

/** A link that opens a mail; its text is the name of the mail's template. */
export function MailLink({ mail: { id, template, to } }: { mail: MailRowFragment }) {
  const { linkTo } = usePanel('mail')
  const name = templateName(template)
  return (
    <Name {...linkTo(id)} id={mailLinkId(id)} aria-label={texts.open(name, to)}>
      {name}
    </Name>
  )
}

/** The id of the link that opens the mail's panel and receives the focus when the panel closes. */
export const mailLinkId = (id: string) => `mail-${id}`

/** Returns the name of a template, or the template itself if this version does not know it. */
export const templateName = (template: string) => findValue(texts.templates, template) ?? template

const Name = styled(Link)`
  ${inlineLink}
`
