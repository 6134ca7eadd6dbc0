import type { SessionUser } from '../../session/session'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Stack } from '../../ui/Stack'
import { ClaimPlace } from './ClaimPlace'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'

interface NotListedProps {
  person: SessionUser
  texts: { title: string; lead: string; card: string }
  onAsk: () => void
}

/** Shows the share page of a signed-in person without a place. */
export function NotListed({ person, texts, onAsk }: NotListedProps) {
  return (
    <ShareFrame
      claim={
        <Stack gap="s5">
          <Heading level={1} size="d1Card">
            {texts.title}
          </Heading>
          <Lead>{texts.lead}</Lead>
          <Keycard holder={person} note={texts.card} outlined />
        </Stack>
      }
    >
      <ClaimPlace person={person} onAsk={onAsk} size="half" />
    </ShareFrame>
  )
}
