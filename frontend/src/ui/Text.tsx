import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem } from './theme'
import { tone as token } from './tones'

const sizes = {
  small: [15, 24],
  body: [17, 28],
  strong: [18, 25],
  large: [20, 30],
} as const

interface TextProps {
  tone?: 'plain' | 'muted' | 'accent' | 'error'
  size?: keyof typeof sizes
  weight?: 'regular' | 'semibold'
  as?: 'p' | 'span' | 'li' | 'div'
  children: ReactNode
}

const colours = {
  plain: 'inherit',
  muted: token.text2,
  accent: token.accent,
  error: token.error,
} as const

export function Text({ tone = 'plain', size = 'body', weight = 'regular', ...rest }: TextProps) {
  return <Texts $tone={tone} $size={size} $weight={weight} {...rest} />
}

const Texts = styled.p<{
  $tone: keyof typeof colours
  $size: keyof typeof sizes
  $weight: 'regular' | 'semibold'
}>`
  color: ${({ $tone }) => colours[$tone]};
  font-size: ${({ $size }) => rem(sizes[$size][0])};
  line-height: ${({ $size }) => rem(sizes[$size][1])};
  font-weight: ${({ $weight }) => ($weight === 'semibold' ? 600 : 'inherit')};
  text-wrap: pretty;
`
