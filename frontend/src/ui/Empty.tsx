import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

/** An empty state: a line-drawn court with one ball, a text and at most one action. */
export function Empty({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Area>
      <Outline viewBox="-2 -2 136 64" fill="none" strokeWidth="2" aria-hidden="true">
        <path d="M0 0h132v60H0zM45 0v60M87 0v60M0 30h45M87 30h45" />
        <path d="M66-2v64" strokeDasharray="3 3" />
        <Ball cx="108" cy="15" r="5" />
      </Outline>
      <Texts>{text}</Texts>
      {action}
    </Area>
  )
}

const Area = styled.div`
  display: grid;
  justify-items: center;
  text-align: center;
  gap: ${rem(16)};
  padding: ${rem(36)} ${rem(20)};
  border: ${theme.stroke.ui} dashed ${tone.line};
`

const Outline = styled.svg`
  width: ${rem(132)};
  stroke: ${tone.line};
`

const Ball = styled.circle`
  fill: ${theme.color.optic};
  stroke: none;
`

const Texts = styled.p`
  font-weight: 600;
  font-size: ${rem(18)};
`
