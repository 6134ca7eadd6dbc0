import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { MailRowFragment } from '../../../api/generated'
import { mailWords as words } from '../../../content/mail'
import { usePanel } from '../panel/usePanel'
import { inlineLink } from '../panel/inlineLink'
import { findValue } from '../section/recordKeys'

/** The name of a mail's template, as a link that opens the mail. */
export function MailLink({ mail: { id, template, to } }: { mail: MailRowFragment }) {
  const { linkTo } = usePanel('mail')
  const name = templateName(template)
  return (
    <Name {...linkTo(id)} id={mailLinkId(id)} aria-label={words.open(name, to)}>
      {name}
    </Name>
  )
}

/** The element that opens the panel of this mail, and that gets the focus back from it. */
export const mailLinkId = (id: string) => `mail-${id}`

/** The name of a template; the template itself if only a newer server knows it. */
export const templateName = (template: string) => findValue(words.templates, template) ?? template

const Name = styled(Link)`
  ${inlineLink}
`
