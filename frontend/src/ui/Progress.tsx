import type { ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { rem, theme } from './theme'
import { tone } from './tones'

/** A line that says how far one has come, at the lower edge of the window; a change is announced. */
export function Progress({ children }: { children: ReactNode }) {
  return (
    <>
      <StripSpace />
      <Strip role="status">{children}</Strip>
    </>
  )
}

/* What gets the focus is scrolled clear of the strip: its 41 px, the rest of the tile around the focus and the ring. */
const StripSpace = createGlobalStyle`
  html { scroll-padding-bottom: ${rem(96)}; }
`

/* As wide as the window, and opaque: nothing of the form is half in sight beside it or through it. */
const Strip = styled.p`
  position: sticky;
  z-index: 2;
  bottom: 0;
  margin-inline: calc(50% - 50vw);
  padding: ${rem(8)} calc(50vw - 50%);
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
