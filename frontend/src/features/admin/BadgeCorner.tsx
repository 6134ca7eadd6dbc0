import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem } from '../../ui/theme'

/**
 * Shows badges at the upper right corner of a link or button, which must have `position: relative`.
 * The label does not move when a badge appears. The corner has the width of the link, so a
 * container query can shorten a badge on a narrow link.
 */
export function BadgeCorner({ children }: { children: ReactNode }) {
  return <Corner>{children}</Corner>
}

const Corner = styled.span`
  position: absolute;
  container-type: inline-size;
  inset: ${rem(-12)} ${rem(8)} auto;
  display: flex;
  justify-content: flex-end;
  gap: ${rem(4)};
`
