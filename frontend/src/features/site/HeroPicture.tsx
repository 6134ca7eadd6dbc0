import styled, { css, keyframes } from 'styled-components'
import ballPhone from '../../ui/art/ball-hero-m.svg'
import ball from '../../ui/art/ball-hero.svg'
import courtPhone from '../../ui/art/court-hero-m.svg'
import court from '../../ui/art/court-hero.svg'
import { rem, theme } from '../../ui/theme'

/**
 * The lit court at night. When the page opens, the ball flies in and the light rises, once. The ball
 * is never under words: on a phone they end above it, otherwise left of it (heroBallLeft).
 */
export function HeroPicture() {
  return (
    <Scene>
      <Frame>
        <picture>
          <source media={theme.query.phone} srcSet={courtPhone} />
          <CourtImage src={court} alt="" />
        </picture>
        <Dusk />
        <Across>
          <picture>
            <source media={theme.query.phone} srcSet={ballPhone} />
            <Ball src={ball} alt="" />
          </picture>
        </Across>
      </Frame>
    </Scene>
  )
}

/* Follows the dotted path: 174 pixels across, 62 up to its top, then down. */
const across = keyframes`
  from { transform: translateX(${rem(-174)}); }
`
const upAndDown = keyframes`
  from { transform: translateY(${rem(43)}); }
  60% { transform: translateY(${rem(-19)}); }
`
const lightsOn = keyframes`
  from { opacity: 0.7; }
`

/** The left edge of the ball in a wide window, from the middle of that: words end before it. */
export const heroBallLeft = `min(${rem(380)}, 50vw - ${rem(188)})`

const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
`

/* Lies behind the whole hero. On a phone it is a part of the column and fills the remaining height. */
const Scene = styled.div`
  ${fill}
  z-index: -1;
  overflow: hidden;
  background: ${theme.color.night};

  ${theme.media.phone} {
    position: relative;
    flex: 1;
    width: auto;
    min-height: min(${rem(88)}, 24svh - ${rem(48)});
    margin-inline: calc(-1 * ${theme.court.gutter});
    overflow: visible;
    background: none;
  }
  /* The words are ink in print. */
  ${theme.media.print} {
    display: none;
  }
`

/* The picture is always as high as the hero. Wider screens show more of the room beyond its frame.
   Narrower screens cut off more of its right side than of its left, so that the text keeps a dark
   background. */
const Frame = styled.div`
  position: absolute;
  bottom: 0;
  left: calc(0.35 * min(0%, 100% - ${rem(1440)}));
  width: max(100%, ${rem(1440)});
  height: 100%;

  ${theme.media.wide} {
    &::after {
      ${fill}
      content: '';
      background: linear-gradient(70deg, ${theme.color.night} 15%, transparent 50%);
    }
  }

  ${theme.media.laptop} {
    left: calc(0.2 * min(0%, 100% - ${rem(1440)}));
  }

  /* The whole picture, as wide as the screen. */
  ${theme.media.low} {
    left: 0;
    width: 100%;
  }

  /* The court's far corner is 36 parts of the width below the picture's top, and starts where the words end. */
  ${theme.media.phone} {
    top: -35vw;
    left: 0;
    width: 100%;
    height: auto;
    overflow: hidden;

    &::after {
      display: none;
    }
  }
`

const CourtImage = styled.img`
  ${fill}

  ${theme.media.phone} {
    object-fit: cover;
    object-position: 72% 0;
    mask-image: linear-gradient(${theme.color.ink} 88%, transparent);
  }
`

const Dusk = styled.div`
  ${fill}
  background: ${theme.color.night};
  opacity: 0;
  animation: ${lightsOn} ${theme.motion.slow} ${theme.motion.ease};
`

/* Keeps the ball visible where the frame's right side is cut off: its centre is 1196 of the 1440
   pixels across. */
const Across = styled.div`
  ${fill}
  left: min(0px, 65vw - ${rem(785)});

  ${theme.media.laptop} {
    left: min(0px, 80vw - ${rem(986)});
  }
  ${theme.media.low} {
    left: 0;
  }
  ${theme.media.phone} {
    inset: 35vw 8vw 0 auto;
    width: 20.5vw;
    height: auto;
  }
  /* Enlarged words have no room beside it; the container is as wide as the window. */
  @media (min-width: 721px) {
    @container (max-width: ${rem(680)}) {
      display: none;
    }
  }
  animation: ${across} ${theme.motion.slow} linear;
`

const Ball = styled.img`
  ${fill}
  animation: ${upAndDown} ${theme.motion.slow} ease-out;
`
