import styled from 'styled-components'
import type { MailDetailsQuery } from '../../../api/operationTypes'
import { mailTexts } from '../../../content/admin/mail'
import { Stack } from '../../../ui/Stack'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { inlineLink } from '../panel/inlineLink'

const texts = mailTexts.panel

export type MailDetails = NonNullable<MailDetailsQuery['mail']>

/** The text of the mail. The server decides whether its links are in it. */
export function MailText({ mail: { text } }: { mail: MailDetails }) {
  return (
    <Stack as="section" gap="s2" aria-label={texts.text}>
      <Title>{texts.text}</Title>
      {text === null ? (
        <Text tone="muted">{texts.textGone}</Text>
      ) : (
        <Letter>{partsOf(text)}</Letter>
      )}
    </Stack>
  )
}

/* Only the site's own URLs become links; URLs from visitors stay text. */
function partsOf(text: string) {
  const own = `${window.location.origin}/`
  const parts = text.trimEnd().split(/(https?:\/\/\S+)/)
  return parts.map(part =>
    part.startsWith(own) ? (
      <Own key={part} href={part}>
        {part}
      </Own>
    ) : (
      part
    ),
  )
}

const Own = styled.a`
  ${inlineLink}
`

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

const Letter = styled.p`
  padding: ${rem(20)} ${rem(24)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};
  white-space: pre-line;
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    padding: ${rem(16)} ${rem(18)};
  }
`
