import { ArrowDown, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { home } from '../../content/home'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { HeroPicture } from '../../ui/HeroPicture'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

const words = home.hero

/** Takes the eyes and the focus to the part of this page that a link names; the address stays. */
function goToPart(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.querySelector(event.currentTarget.hash)
  if (!part) return
  event.preventDefault()
  const calm = matchMedia(theme.query.calm).matches
  part.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  part.querySelector('h2')?.focus({ preventScroll: true })
}

/** The tagline over the court, and the one thing to do. */
export function Hero({ more }: { more: `#${string}` }) {
  return (
    <Night>
      <HeroPicture />
      <Container>
        <Column>
          <Heading level={1} size="hero">
            {words.title}
          </Heading>
          <Call>
            <Lead>{words.lead}</Lead>
            <ButtonLink to={paths.waitlist()} size="xl" icon={ArrowRight}>
              {words.join}
            </ButtonLink>
            <TextLink href={more} iconAfter={ArrowDown} onClick={goToPart}>
              {words.learnMore}
            </TextLink>
          </Call>
        </Column>
      </Container>
    </Night>
  )
}

const Night = styled.section`
  position: relative;
  isolation: isolate;
  margin-top: calc(-1 * ${theme.size.nav});
  padding-top: ${theme.size.nav};
  overflow: hidden;

  ${theme.media.laptop} {
    margin-top: calc(-1 * ${theme.size.navPhone});
    padding-top: ${theme.size.navPhone};
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-height: ${rem(816)};
  padding-top: ${rem(44)};

  ${theme.media.phone} {
    min-height: 0;
    padding-top: ${rem(20)};
  }
`

const Call = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${rem(20)};
  align-items: flex-start;
  margin-top: auto;
  padding-bottom: ${rem(60)};

  ${theme.media.phone} {
    gap: ${rem(14)};
    align-items: stretch;
    padding: ${rem(284)} 0 ${rem(28)};
  }
`

const Lead = styled.p`
  max-width: min(22em, 22 * ${theme.court.foot});
  font-size: ${rem(20)};
  line-height: ${rem(32)};
  text-wrap: balance;

  ${theme.media.wide} {
    max-width: 14em;
  }
  ${theme.media.phone} {
    max-width: 18em;
    font-size: ${rem(17)};
    line-height: ${rem(27)};
  }
`
