import type { SessionUser } from '../../api/session'
import { share } from '../../content/share'
import { Heading } from '../../ui/Heading'
import { InviteForm } from './InviteForm'
import { Keycard } from './Keycard'
import { ShareFrame } from './ShareFrame'

interface ReservedProps {
  holder?: SessionUser
  /** The holder's own referral code; without one the invite carries the plain link. */
  code?: string
  /** The place was taken on this very page: its new heading takes the focus from the vanished button. */
  justNow?: boolean
}

export function Reserved({ holder, code, justNow = false }: ReservedProps) {
  return (
    <ShareFrame
      claim={
        <>
          <Heading level={1} size="d1Card" ref={justNow ? focus : undefined}>
            {share.reserved.title}
          </Heading>
          <Keycard holder={holder} note={share.reserved.card} />
        </>
      }
    >
      <InviteForm code={code} />
    </ShareFrame>
  )
}

const focus = (heading: HTMLElement | null) => {
  heading?.focus()
}
