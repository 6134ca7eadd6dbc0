import type { ReactNode } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from './mixins'

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
  ${visuallyHidden}
`
