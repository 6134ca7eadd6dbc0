import type { ReactNode } from 'react'
import styled from 'styled-components'
import { toneTokens } from './mixins'
import { tone as token, type Tone } from './tones'

interface SurfaceProps {
  tone: Tone
  as?: 'div' | 'section' | 'aside' | 'li' | 'header'
  id?: string
  children: ReactNode
}

/** Sets a background and the meaning of the tokens text, line and primary for all content on it. */
export function Surface({ tone, ...rest }: SurfaceProps) {
  return <Ground $tone={tone} {...rest} />
}

const Ground = styled.div<{ $tone: Tone }>`
  ${({ $tone }) => toneTokens($tone)}
  background: ${token.bg};
  color: ${token.text};
`
