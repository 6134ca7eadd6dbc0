import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

/** One group of numbers with its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Box>
  )
}

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(8)};
  padding: ${rem(24)} ${rem(28)} ${rem(28)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};

  ${theme.media.phone} {
    padding: ${rem(18)};
  }
  ${theme.media.print} {
    break-inside: avoid;
  }
`

const Title = styled.h2`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`
