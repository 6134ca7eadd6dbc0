import type { ReactNode } from 'react'
import styled from 'styled-components'
import { rem } from '../../ui/theme'

/**
 * Holds badges at the upper right corner of a link or button, which is `position: relative`: when a badge comes, the
 * label stays where it is. It is as wide as the link, so a badge can be shorter on a narrow one by a container query.
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
