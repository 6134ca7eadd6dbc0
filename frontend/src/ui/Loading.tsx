import styled, { keyframes } from 'styled-components'
import ball from './art/ball.svg'
import { rem, theme } from './theme'
import { tone } from './tones'

interface LoadingProps {
  label?: string
  /** Stands in for a whole page, in the middle of its room. */
  page?: boolean
}

/** A ball bouncing on a line; still for those who asked for calm. */
export function Loading({ label = 'Loading...', page = false }: LoadingProps) {
  const box = (
    <Box>
      <Court>
        <Ball src={ball} alt="" width="32" height="32" />
      </Court>
      {label}
    </Box>
  )
  return page ? <Padding>{box}</Padding> : box
}

const bounce = keyframes`
  from { transform: translateY(${rem(-38)}); }
  to { transform: none; }
`

/* Higher than what is seen of it, so that what stands below comes into view only with the page. */
const Padding = styled.div`
  display: grid;
  grid-template-rows: 60vh;
  place-items: center;
  min-height: 100vh;
`

/* As high before its words have come as with them: a page may be drawn between the two. */
const Box = styled.p`
  display: inline-flex;
  flex-direction: column;
  align-items: center;
  gap: ${rem(14)};
  min-height: ${rem(106)};
  font-weight: 600;
`

const Court = styled.span`
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
