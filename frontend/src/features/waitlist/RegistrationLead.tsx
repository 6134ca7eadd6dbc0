import styled from 'styled-components'
import { auth } from '../../content/auth'
import { waitlist } from '../../content/waitlist'
import { Lead } from '../../ui/Lead'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { useAvailability } from './useAvailability'

const { outlook } = waitlist

/**
 * Says above the registration form whether a new account gets a place: now, later or not at all.
 */
export function RegistrationLead() {
  const current = useAvailability()
  return (
    <Layout role="status">
      {current.kind === 'tomorrow' && <Text>{outlook.tomorrow(current.resetsAt)}</Text>}
      {current.kind === 'full' && <Text>{outlook.full}</Text>}
      {(current.kind === 'open' || current.kind === 'unknown') && <Lead>{auth.register.lead}</Lead>}
    </Layout>
  )
}

/* As high as its longest text, so that nothing below moves when it appears. */
const Layout = styled.div`
  min-height: ${rem(64)};

  ${theme.media.phone} {
    min-height: ${rem(84)};
  }
  @media (max-width: 340px) {
    min-height: ${rem(112)};
  }
`
