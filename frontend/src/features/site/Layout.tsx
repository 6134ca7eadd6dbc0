import type { ReactNode } from 'react'
import styled from 'styled-components'
import { site } from '../../content/site'
import { Container } from '../../ui/Container'
import { Prose } from '../../ui/Prose'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { Footer } from './Footer'
import { Nav } from './Nav'
import { MAIN } from './Page'

/** full: navigation and footer. brandOnly: the lockup instead of the navigation. none: neither. */
export type Chrome = 'full' | 'brandOnly' | 'none'

// Constants: on another page only their links are rendered again.
const navs = { full: <Nav />, brandOnly: <Nav brandOnly />, none: null }
const footer = <Footer />

/** The frame that stays mounted while pages change: skip link, navigation, footer. */
export function Layout({ chrome, children }: { chrome: Chrome; children: ReactNode }) {
  return (
    <Frame>
      <SkipLink href={`#${MAIN}`}>{site.skip}</SkipLink>
      {navs[chrome]}
      <noscript>
        <WithoutScript>
          <Container>
            <Prose pieces={site.withoutScript} />
          </Container>
        </WithoutScript>
      </noscript>
      {children}
      {chrome !== 'none' && footer}
    </Frame>
  )
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;

  ${theme.media.print} {
    display: block;
    min-height: 0;
  }
`

const WithoutScript = styled.div`
  position: relative;
  z-index: 1;
  padding-block: ${rem(20)};
  border-bottom: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.bg};
`

const SkipLink = styled.a`
  position: absolute;
  z-index: 40;
  top: ${rem(12)};
  left: ${theme.court.gutter};
  padding: ${rem(10)} ${rem(18)};
  background: ${theme.color.optic};
  color: ${theme.color.ink};
  font-weight: 700;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
  ${theme.media.print} {
    display: none;
  }
`
