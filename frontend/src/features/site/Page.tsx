import { club } from '@shared/club'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { site } from '../../content/site'
import { Container } from '../../ui/Container'
import { onPaper, toneTokens } from '../../ui/mixins'
import { Prose } from '../../ui/Prose'
import { rem, theme } from '../../ui/theme'
import { tone, type Tone } from '../../ui/tones'
import { Footer } from './Footer'
import { Nav } from './Nav'
import { useSharingTags } from './useSharingTags'

interface PageProps {
  title: string
  description?: string
  surface?: Tone
  /** full: navigation and footer. brandOnly: the lockup instead of the navigation. none: neither. */
  chrome?: 'full' | 'brandOnly' | 'none'
  children: ReactNode
}

const MAIN = 'main'

/** What every page stands in: title, skip link, navigation, main, footer. */
export function Page({
  title,
  description,
  surface = 'night',
  chrome = 'full',
  children,
}: PageProps) {
  const fullTitle = `${title} | ${club.name}`
  useSharingTags(fullTitle, description)
  return (
    <Frame>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      <SkipLink href={`#${MAIN}`}>{site.skip}</SkipLink>
      {chrome !== 'none' && <Nav brandOnly={chrome === 'brandOnly'} />}
      <noscript>
        <WithoutScript>
          <Container>
            <Prose pieces={site.withoutScript} />
          </Container>
        </WithoutScript>
      </noscript>
      <Main id={MAIN} tabIndex={-1} $tone={surface}>
        {children}
      </Main>
      {chrome !== 'none' && <Footer />}
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

const Main = styled.main<{ $tone: Tone }>`
  ${({ $tone }) => toneTokens($tone)}
  ${onPaper}
  flex: 1;
  background: ${tone.bg};
  color: ${tone.text};

  &:focus-visible {
    outline: none;
    box-shadow: none;
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
