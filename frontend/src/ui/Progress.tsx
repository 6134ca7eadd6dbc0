import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CounterTag } from './Counter'
import { rem, theme } from './theme'

/** A line that says how far one has come, at the lower edge of the window; a change is announced. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <Edge>
      <CounterTag role="status">{children}</CounterTag>
    </Edge>
  )
}

/* Takes no room and no presses: the tag lies over what is below it. */
const Edge = styled.div`
  position: sticky;
  z-index: 2;
  bottom: ${rem(16)};
  display: flex;
  justify-content: flex-end;
  height: 0;
  pointer-events: none;
  align-items: flex-end;

  ${theme.media.print} {
    display: none;
  }
`
