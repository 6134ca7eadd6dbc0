import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

interface BoxProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  as?: 'div' | 'section'
  /** `card` for a form, whose fields are white on it. */
  fill?: 'raised' | 'card'
}

/** A bordered box that stands out from the page: a question, a message or a form in its place. */
export function Box({ fill = 'raised', ...rest }: BoxProps) {
  return <Frame $fill={fill} {...rest} />
}

const Frame = styled.div<{ $fill: 'raised' | 'card' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(12)};
  padding: ${rem(16)} ${rem(20)} ${rem(20)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${({ $fill }) => tone[$fill]};
  color: ${tone.text};

  ${theme.media.phone} {
    padding-inline: min(${rem(20)}, 20px);
  }
`
