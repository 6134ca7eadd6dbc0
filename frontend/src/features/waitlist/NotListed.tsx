import type { SessionUser } from '../../session/session'
import { share } from '../../content/share'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Stack } from '../../ui/Stack'
import { ClaimPlace } from './ClaimPlace'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'

const words = share.notListed

interface NotListedProps {
  person: SessionUser
  onAsk: () => void
}

/** Shows the share page of a signed-in person without an entry. */
export function NotListed({ person, onAsk }: NotListedProps) {
  return (
    <ShareFrame
      claim={
        <Stack gap="s5">
          <Heading level={1} size="d1Card">
            {words.title}
          </Heading>
          <Lead>{words.lead}</Lead>
          <Keycard holder={person} note={words.card} outlined />
        </Stack>
      }
    >
      <ClaimPlace person={person} onAsk={onAsk} size="half" />
    </ShareFrame>
  )
}
