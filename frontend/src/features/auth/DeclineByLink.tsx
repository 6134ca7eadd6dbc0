import { LINK_EXPIRED_MESSAGE } from '@shared/errors'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyMutation } from '../../api/lazyMutation'
import { auth } from '../../content/auth'
import { mailedLinks } from '../../content/mailedLinks'
import { offerLink } from '../../content/offerLink'
import { loadFailure } from '../../form/loadFailure'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { focusOnMount } from '../../ui/focusOnMount'
import { notConnected } from '../../ui/notConnected'
import { Notice } from '../../ui/Notice'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { usePending } from '../../ui/usePending'
import { PasteLink } from './PasteLink'
import { forgetLinkToken, useLinkToken } from './useLinkToken'
import { useBusyRetry } from './useBusyRetry'

const declineOfferByLink = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.DeclineOfferByLinkDocument),
)

interface DeclineByLinkProps {
  onDeclined: (token: string) => void
}

/**
 * Shows the button that declines an offer with its mailed link, without a session. A sentence takes
 * its place once the link cannot be used.
 */
export function DeclineByLink({ onDeclined }: DeclineByLinkProps) {
  const token = useLinkToken()
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const [problem, setProblem] = useState<string>()
  const [unusable, setUnusable] = useState<{ token: typeof token; reason: string }>()
  const { pending, whilePending } = usePending()
  /** The token that was sent without a response: the server may have declined the offer. */
  const unanswered = useRef<string>(undefined)

  async function press() {
    setProblem(undefined)
    if (token) await whilePending(() => decline(token))
    else setUnusable({ token, reason: token === '' ? LINK_EXPIRED_MESSAGE : mailedLinks.missing })
  }

  async function decline(token: string) {
    try {
      await retryWhenBusy(() => declineOfferByLink({ input: { token } }))
    } catch (error) {
      const { code, message } = await loadFailure(error)
      if (code !== 'LINK_EXPIRED') {
        // Each response of the server has a message.
        if (message === undefined) unanswered.current = token
        setProblem(message ?? (code === 'NETWORK' ? notConnected : offerLink.failed))
        return
      }
      if (unanswered.current !== token) {
        setUnusable({ token, reason: LINK_EXPIRED_MESSAGE })
        return
      }
    }
    forgetLinkToken(token)
    onDeclined(token)
  }

  // The reader may have opened another link in the meantime.
  if (unusable && unusable.token === token)
    return (
      <Below>
        <div tabIndex={-1} ref={focusOnMount}>
          <Notice>{unusable.reason}</Notice>
        </div>
        {!token && <PasteLink />}
      </Below>
    )
  return (
    <Below>
      <Text tone="muted">{offerLink.or}</Text>
      <ConfirmButton
        texts={offerLink.notNow}
        look={{ tone: 'secondary', block: true }}
        pending={pending || isWaiting}
        onConfirm={() => void press()}
      />
      <Wait role="status">{isWaiting && auth.busy}</Wait>
      <Problem>{problem}</Problem>
    </Below>
  )
}

const Below = styled.div`
  display: grid;
  gap: ${rem(16)};
  margin-top: ${rem(28)};
  padding-top: ${rem(24)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
`

const Wait = styled.p`
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(22)};

  &:empty {
    display: none;
  }
`
