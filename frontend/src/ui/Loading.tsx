import styled, { keyframes } from 'styled-components'
import ball from './art/ball.svg'
import { rem, theme } from './theme'
import { tone } from './tones'

interface LoadingProps {
  /** Takes the place of a whole page, centred. */
  page?: boolean
}

/** A ball that bounces on a line; static with reduced motion. */
export function Loading({ page = false }: LoadingProps) {
  const box = (
    <Box>
      <Frame>
        <Ball src={ball} alt="" width="32" height="32" />
      </Frame>
      <span>Loading...</span>
    </Box>
  )
  return page ? <Padding>{box}</Padding> : box
}

const bounce = keyframes`
  from { transform: translateY(${rem(-38)}); }
  to { transform: none; }
`

/* At least as high as the window, so that the content below appears only together with the page. */
const Padding = styled.div`
  display: grid;
  grid-template-rows: 60vh;
  place-items: center;
  min-height: 100vh;
`

/* Has the same height before its font loads as after, because a page may be painted in between. */
const Box = styled.p`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${rem(14)};
  min-height: ${rem(106)};
  font-weight: 600;
`

const Frame = styled.span`
  display: grid;
  align-items: end;
  justify-items: center;
  width: ${rem(80)};
  height: ${rem(64)};
  border-bottom: ${theme.stroke.court} solid ${tone.text};
`

const Ball = styled.img`
  animation: ${bounce} 0.62s ${theme.motion.drop} infinite alternate;
`
