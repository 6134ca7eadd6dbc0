import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from './Container'
import { toneTokens } from './mixins'
import { rem, theme } from './theme'
import { tone, type Tone } from './tones'

const surfaces = { information: 'surround', warning: 'coral' } as const satisfies Record<
  string,
  Tone
>

interface SiteLineProps {
  look: keyof typeof surfaces
  /** The name of the region. */
  label: string
  /** The text of the button that dismisses it. */
  dismiss: string
  children: ReactNode
}

/** A line above a page, for everybody who reads it. */
export function SiteLine({ look, label, dismiss, children }: SiteLineProps) {
  return (
    <Region aria-label={label} $tone={surfaces[look]}>
      <Container>
        <Row>
          <Words dir="auto">{children}</Words>
          <Dismiss type="button">{dismiss}</Dismiss>
        </Row>
      </Container>
    </Region>
  )
}

const Region = styled.section<{ $tone: Tone }>`
  ${({ $tone }) => toneTokens($tone)}
  border-bottom: ${theme.stroke.ui} solid ${tone.line};
  background: ${tone.bg};
  color: ${tone.text};

  ${theme.media.print} {
    display: none;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${rem(24)};
  padding-block: ${rem(4)};
`

const Words = styled.p`
  flex: 1 1 ${rem(200)};
  min-width: 0;
  padding-block: ${rem(8)};
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  overflow-wrap: anywhere;
`

const Dismiss = styled.button`
  min-height: ${theme.size.minTarget};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-decoration: underline;
  text-decoration-thickness: ${theme.stroke.ui};
  text-underline-offset: ${rem(4)};

  /* Without scripts it does nothing. */
  @media (scripting: none) {
    display: none;
  }
`
