import styled, { css, keyframes } from 'styled-components'
import ballPhone from './art/ball-hero-m.svg'
import ball from './art/ball-hero.svg'
import courtPhone from './art/court-hero-m.svg'
import court from './art/court-hero.svg'
import { rem, theme } from './theme'

/**
 * The lit court at night. The ball's flight and the rising light play once, when the page opens.
 */
export function HeroPicture() {
  return (
    <Scene>
      <Frame>
        <picture>
          <source media={theme.query.phone} srcSet={courtPhone} />
          <Court src={court} alt="" />
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

const fill = css`
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
`

const crop = css`
  ${theme.media.phone} {
    object-fit: cover;
    object-position: 72% 0;
  }
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
    min-height: ${rem(88)};
    margin-inline: calc(-1 * ${theme.court.gutter});
    overflow: visible;
    background: none;
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

  /* The court's far corner is 36 % of the width below the picture's top, and starts where the text
     ends. */
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

const Court = styled.img`
  ${fill}
  ${crop}

  ${theme.media.phone} {
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
  left: min(0px, 65vw - ${rem(796)});

  ${theme.media.laptop} {
    left: min(0px, 80vw - ${rem(1008)});
  }
  ${theme.media.phone} {
    left: 19vw;
    top: max(-9vw, 8.6vw - ${rem(56)});
  }
  animation: ${across} ${theme.motion.slow} linear;
`

const Ball = styled.img`
  ${fill}
  ${crop}
  animation: ${upAndDown} ${theme.motion.slow} ease-out;
`
