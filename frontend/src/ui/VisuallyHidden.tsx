import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Text for screen readers only. */
export function VisuallyHidden({
  as,
  children,
}: {
  as?: 'span' | 'caption' | 'h2'
  children: ReactNode
}) {
  return <Hidden as={as}>{children}</Hidden>
}

const Hidden = styled.span`
  position: absolute;
  width: 0.0625rem;
  height: 0.0625rem;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
