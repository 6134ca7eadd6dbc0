import styled from 'styled-components'
import { rem, theme } from '../../ui/theme'

/**
 * Shows badges at the right end of a link of the rail, and at the upper right corner of a link or
 * button above the section. It must have `position: relative`.
 * The label does not move when a badge appears. The corner has the width of the link, so a
 * container query can shorten a badge on a narrow link.
 */
export const BadgeCorner = styled.span`
  position: absolute;
  container-type: inline-size;
  inset: 0 ${rem(6)} 0 0;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${rem(4)};

  ${theme.media.laptop} {
    inset: ${rem(-12)} ${rem(8)} auto;
  }
`
