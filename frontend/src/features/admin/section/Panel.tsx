import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from '../../../ui/Heading'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

interface PanelProps {
  title: string
  /** A panel of level 2 is a region of the page. Panels of level 3 have a heading above them. */
  level?: 2 | 3
  children: ReactNode
}

/** Shows one group of numbers with its heading. */
export function Panel({ title, level = 2, children }: PanelProps) {
  return (
    <Box {...(level === 2 && { as: 'section', 'aria-label': title })}>
      {level === 2 ? (
        <Heading level={2} size="d4">
          {title}
        </Heading>
      ) : (
        <Title>{title}</Title>
      )}
      {children}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding: ${rem(24)} ${rem(28)} ${rem(28)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};

  ${theme.media.phone} {
    padding: ${rem(18)} min(${rem(18)}, 18px);
  }
  ${theme.media.print} {
    break-inside: avoid;
  }
`

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
  text-wrap: balance;
  overflow-wrap: anywhere;
`
