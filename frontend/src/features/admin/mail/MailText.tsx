import styled from 'styled-components'
import { mailWords } from '../../../content/mail'
import { Text } from '../../../ui/Text'
import { TextLink } from '../../../ui/TextLink'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import type { MailDetails } from './MailPanel'

const words = mailWords.panel

/** What the mail says. Its links are there only while nobody else can hand them over: the server decides. */
export function MailText({ mail: { subject, text } }: { mail: MailDetails }) {
  return (
    <Part aria-label={words.text}>
      <Title>{words.text}</Title>
      {text === null ? (
        <Text tone="muted">{words.textGone}</Text>
      ) : (
        <Letter>
          <Subject>{subject}</Subject>
          <Words>
            {text
              .trimEnd()
              .split(/(https?:\/\/\S+)/)
              .map(partOf)}
          </Words>
        </Letter>
      )}
    </Part>
  )
}

/* The site's own addresses can be followed; what a visitor wrote stays text. */
const partOf = (part: string) =>
  part.startsWith(`${window.location.origin}/`) ? (
    <TextLink key={part} href={part}>
      {part}
    </TextLink>
  ) : (
    part
  )

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
`

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

const Letter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(16)};
  padding: ${rem(20)} ${rem(24)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    padding: ${rem(16)} ${rem(18)};
  }
`

const Subject = styled.p`
  font-weight: 600;
`

const Words = styled.p`
  white-space: pre-line;
`
