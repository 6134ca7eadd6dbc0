import { ArrowDown, ArrowRight } from 'lucide-react'
import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { home } from '../../content/home'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { heroBallLeft, HeroPicture } from './HeroPicture'
import { TextLink } from '../../ui/TextLink'
import { rem, theme } from '../../ui/theme'

const texts = home.hero

/**
 * Scrolls to the part of this page that a link names, and moves the focus there. The URL does not
 * change.
 */
function goToPart(event: MouseEvent<HTMLAnchorElement>) {
  const part = document.querySelector(event.currentTarget.hash)
  if (!part) return
  event.preventDefault()
  const calm = matchMedia(theme.query.calm).matches
  part.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' })
  part.querySelector('h2')?.focus({ preventScroll: true })
}

/** Shows the tagline over the court, and one button. */
export function Hero({ more }: { more: `#${string}` }) {
  return (
    <Night>
      <Container>
        <Column>
          <FirstScreen>
            <Heading level={1} size="hero">
              {texts.title}
            </Heading>
            <Opening>{texts.opening}</Opening>
            <HeroPicture />
            <Join>
              <ButtonLink to={paths.waitlist()} size="xl" icon={ArrowRight}>
                {texts.join}
              </ButtonLink>
            </Join>
          </FirstScreen>
          <Lead>{texts.lead}</Lead>
          <More>
            <TextLink href={more} iconAfter={ArrowDown} onClick={goToPart}>
              {texts.learnMore}
            </TextLink>
          </More>
        </Column>
      </Container>
    </Night>
  )
}

const Night = styled.section`
  container-type: inline-size;
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
  max-width: calc(${theme.court.page} / 2 + ${heroBallLeft});
  min-height: ${rem(816)};
  padding-block: ${rem(44)} ${rem(60)};

  ${theme.media.low} {
    min-height: 0;
    padding-block: ${rem(8)} ${rem(28)};
  }
  ${theme.media.phone} {
    max-width: none;
    min-height: 0;
    padding-block: 0 ${rem(28)};
  }
`

/*
 * On a phone: the part that is visible before scrolling, whatever the height of the browser's bars.
 * The court fills the space that the text leaves. The lead is below the button on a phone, and
 * above it elsewhere.
 */
const FirstScreen = styled.div`
  display: contents;

  ${theme.media.phone} {
    container-type: inline-size;
    display: flex;
    flex-direction: column;
    min-height: calc(100svh - ${theme.size.navPhone});
    padding-block: min(${rem(16)}, 2.5svh);

    @media (min-height: 740px) {
      min-height: calc(100svh - ${theme.size.navPhone} - ${rem(90)});
    }
  }
`

const Opening = styled.p`
  margin-top: ${rem(24)};
  font-weight: 600;
  font-size: ${rem(20)};
  line-height: ${rem(28)};

  ${theme.media.phone} {
    max-width: 11.5em;
    margin-top: ${rem(8)};
    font-size: ${rem(16)};
    line-height: ${rem(22)};
    text-wrap: balance;
  }
`

const Join = styled.div`
  display: grid;
  justify-content: start;
  order: 1;
  margin-top: ${rem(20)};

  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr);
    margin-top: 0;
  }
`

const Lead = styled.p`
  max-width: min(22em, 22 * ${theme.court.foot});
  margin-top: auto;
  font-size: ${rem(20)};
  line-height: ${rem(32)};
  text-wrap: balance;

  ${theme.media.wide} {
    max-width: 14em;
  }
  ${theme.media.low} {
    order: 1;
    margin-top: ${rem(16)};
  }
  ${theme.media.phone} {
    max-width: none;
    margin-top: 0;
    font-size: ${rem(17)};
    line-height: ${rem(27)};
  }
`

const More = styled.div`
  order: 1;
  margin-top: ${rem(20)};

  ${theme.media.phone} {
    margin-top: ${rem(14)};
  }
`
