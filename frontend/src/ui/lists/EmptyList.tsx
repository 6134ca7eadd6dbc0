import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { rem, theme } from '../theme'
import { tone } from '../tones'

/** The area of the text of a list without rows. */
export const emptyArea = css`
  display: grid;
  justify-items: center;
  gap: ${rem(16)};
  padding: ${rem(64)} ${rem(20)};
  background: ${tone.card};
  text-align: center;
  font-weight: 600;
  font-size: ${rem(18)};
`

/** What a list without rows says, in the frame of a table: a text and at most one action. */
export function EmptyList({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Frame>
      <p>{text}</p>
      {action}
    </Frame>
  )
}

const Frame = styled.div`
  ${emptyArea}
  border: ${theme.stroke.ui} solid ${tone.text};
`
