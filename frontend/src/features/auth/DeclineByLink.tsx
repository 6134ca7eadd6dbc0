import { LINK_EXPIRED_MESSAGE } from '@shared/errors'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { lazyMutation } from '../../api/lazyMutation'
import { auth } from '../../content/auth'
import { mailedLinks } from '../../content/mailedLinks'
import { offerLink } from '../../content/offerLink'
import { loadFailure } from '../../form/loadFailure'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { focusedPath, focusNearest } from '../../ui/focusNearest'
import { focusOnMount } from '../../ui/focusOnMount'
import { notConnected } from '../../ui/notConnected'
import { Notice } from '../../ui/Notice'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
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
  const [pending, setPending] = useState(false)
  /** The pressed button and what is around it. */
  const pressed = useRef<readonly Element[]>([])

  // A button that is disabled meanwhile loses the focus.
  useEffect(() => (pending ? () => focusNearest(pressed.current) : undefined), [pending])

  async function decline() {
    setProblem(undefined)
    if (!token) {
      const reason = token === '' ? LINK_EXPIRED_MESSAGE : mailedLinks.missing
      setUnusable({ token, reason })
      return
    }
    pressed.current = focusedPath()
    setPending(true)
    try {
      await retryWhenBusy(() => declineOfferByLink({ input: { token } }))
      forgetLinkToken(token)
      onDeclined(token)
    } catch (error) {
      const { code, message } = await loadFailure(error)
      if (code === 'LINK_EXPIRED') setUnusable({ token, reason: LINK_EXPIRED_MESSAGE })
      else setProblem(message ?? (code === 'NETWORK' ? notConnected : offerLink.failed))
    } finally {
      setPending(false)
    }
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
        onConfirm={() => void decline()}
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
