import { share } from '../../content/share'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Stack } from '../../ui/Stack'
import { InviteForm } from './InviteForm'
import { ShareFrame } from './ShareFrame'

/**
 * Shows the team's share page. The team account takes no place (WAITLIST-7), so the page claims
 * and offers none.
 */
export function TeamShare() {
  return (
    <ShareFrame
      claim={
        <Stack gap="s5">
          <Heading level={1} size="d1Card">
            {share.team.title}
          </Heading>
          <Lead>{share.team.lead}</Lead>
        </Stack>
      }
    >
      <InviteForm />
    </ShareFrame>
  )
}
