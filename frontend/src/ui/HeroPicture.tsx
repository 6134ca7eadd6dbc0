import styled, { css, keyframes } from 'styled-components'
import ballPhone from './art/ball-hero-m.svg'
import ball from './art/ball-hero.svg'
import courtPhone from './art/court-hero-m.svg'
import court from './art/court-hero.svg'
import { rem, theme } from './theme'

/** The lit court at night. Once, as the page opens, the ball flies in and the light rises. */
export function HeroPicture() {
  return (
    <Scene>
      <picture>
        <source media={theme.query.phone} srcSet={courtPhone} />
        <Court src={court} alt="" width="1440" height="900" />
      </picture>
      <Dusk />
      <Across>
        <picture>
          <source media={theme.query.phone} srcSet={ballPhone} />
          <Ball src={ball} alt="" width="1440" height="900" />
        </picture>
      </Across>
    </Scene>
  )
}

/* The dotted path, as a share of the picture: 174 of 1440 across, 62 of 900 up to its top, then down. */
const across = keyframes`
  from { transform: translateX(-12.1%); }
`
const upAndDown = keyframes`
  from { transform: translateY(4.8%); }
  60% { transform: translateY(-2.1%); }
`
const lightsOn = keyframes`
  from { opacity: 0.7; }
`

const layer = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;

  ${theme.media.phone} {
    inset: auto 0 ${rem(222)};
    height: ${rem(384)};
  }
`

const cropped = css`
  object-fit: cover;
  object-position: 50% 100%;

  ${theme.media.phone} {
    object-position: 72% 100%;
  }
`

const Scene = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${theme.color.night};
  overflow: hidden;
`

const Court = styled.img`
  ${layer}
  ${cropped}

  ${theme.media.phone} {
    mask-image: linear-gradient(${theme.color.ink} 88%, transparent);
  }
`

const Dusk = styled.div`
  ${layer}
  background: ${theme.color.night};
  opacity: 0;
  animation: ${lightsOn} ${theme.motion.slow} ${theme.motion.ease};
`

const Across = styled.div`
  ${layer}
  animation: ${across} ${theme.motion.slow} linear;
`

const Ball = styled.img`
  width: 100%;
  height: 100%;
  ${cropped}
  animation: ${upAndDown} ${theme.motion.slow} ease-out;
`
