import { Fragment } from 'react'
import styled from 'styled-components'
import { MailAddress } from './MailAddress'
import { rem, theme } from './theme'
import { tone } from './tones'

interface ProseProps {
  pieces: readonly (string | { text: string; href: string })[]
}

/** Running text that may contain links. */
export function Prose({ pieces }: ProseProps) {
  return (
    <Texts>
      {pieces.map(piece =>
        typeof piece === 'string' ? (
          <Fragment key={piece}>{pieces.length > 1 ? <span>{piece}</span> : piece}</Fragment>
        ) : (
          <InlineLink key={piece.href} href={piece.href}>
            <MailAddress>{piece.text}</MailAddress>
          </InlineLink>
        ),
      )}
    </Texts>
  )
}

const Texts = styled.p`
  max-width: 44em;
  text-wrap: pretty;
  overflow-wrap: break-word;
`

const InlineLink = styled.a`
  color: ${tone.text};
  font-weight: 600;
  text-underline-offset: ${rem(5)};
  text-decoration-thickness: ${theme.stroke.ui};
  text-decoration-color: ${tone.accent};
  overflow-wrap: anywhere;
`
