import styled from 'styled-components'
import { auth } from '../../content/auth'
import { waitlist } from '../../content/waitlist'
import { Lead } from '../../ui/Lead'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { availability } from './availability'
import { useWaitlistFigures } from './useWaitlistFigures'

const { outlook } = waitlist

/** What an account brings, said over the form that makes it: a place, or none today, or none. */
export function RegistrationLead() {
  const places = availability(useWaitlistFigures())
  return (
    <Room role="status">
      {places.kind === 'tomorrow' && <Text>{outlook.tomorrow(places.resetsAt)}</Text>}
      {places.kind === 'full' && <Text>{outlook.full}</Text>}
      {(places.kind === 'open' || places.kind === 'unknown') && <Lead>{auth.register.lead}</Lead>}
    </Room>
  )
}

/* As high as its longest words need: nothing below moves when they come. */
const Room = styled.div`
  min-height: ${rem(64)};

  ${theme.media.phone} {
    min-height: ${rem(84)};
  }
  @media (max-width: 340px) {
    min-height: ${rem(112)};
  }
`
