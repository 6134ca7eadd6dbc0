import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

/**
 * A line at the lower edge of the window that shows the progress. Screen readers announce a change.
 */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <>
      <StripSpace />
      <Strip role="status">{children}</Strip>
    </>
  )
}

/* Scrolls a focused element clear of the strip: 40 px, plus the rest of its tile and the focus
   ring. */
const StripSpace = createGlobalStyle`
  html { scroll-padding-bottom: ${rem(96)}; }
`

/* As wide as the window and opaque, so that no part of the form shows beside it or through it. Below the
   last question it lies on the rule and the padding of the foot, and takes no height of its own. */
const Strip = styled.p`
  position: sticky;
  z-index: 2;
  bottom: 0;
  margin: 0 calc(50% - 50vw) calc(${rem(-38)} - ${theme.stroke.ui});
  padding: ${rem(7)} calc(50vw - 50%);
  border-top: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.bg};
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(24)};
  text-align: right;

  ${theme.media.print} {
    display: none;
  }
`
