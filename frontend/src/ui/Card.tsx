import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

interface CardProps {
  as?: 'div' | 'section' | 'article' | 'li'
  /** Roomy: for panels with a form. */
  size?: 'regular' | 'roomy'
  children: ReactNode
}

/** A panel set off by its colour only, without border or shadow. */
export function Card({ size = 'regular', ...rest }: CardProps) {
  return <Box $size={size} {...rest} />
}

const Box = styled.div<{ $size: 'regular' | 'roomy' }>`
  background: ${tone.card};
  color: ${tone.text};
  padding: ${({ $size }) => rem($size === 'roomy' ? 48 : 32)};
  min-width: 0;

  ${theme.media.phone} {
    padding: ${({ $size }) => rem($size === 'roomy' ? 28 : 24)} min(${rem(20)}, 6.3vw);
  }
`
