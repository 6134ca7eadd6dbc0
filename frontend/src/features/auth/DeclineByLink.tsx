import { LINK_EXPIRED_MESSAGE } from '@shared/errors'
import { useState } from 'react'
import styled from 'styled-components'
import { lazyMutation } from '../../api/lazyMutation'
import { auth } from '../../content/auth'
import { mailedLinks } from '../../content/mailedLinks'
import { offerLink } from '../../content/offerLink'
import { loadFailure } from '../../form/loadFailure'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Notice } from '../../ui/Notice'
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

/** Shows the button that declines an offer with its mailed link, without a session. */
export function DeclineByLink({ onDeclined }: DeclineByLinkProps) {
  const token = useLinkToken()
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(false)

  async function decline() {
    setProblem(undefined)
    if (!token) {
      setProblem(token === '' ? LINK_EXPIRED_MESSAGE : mailedLinks.missing)
      return
    }
    setPending(true)
    try {
      await retryWhenBusy(() => declineOfferByLink({ input: { token } }))
      forgetLinkToken(token)
      onDeclined(token)
    } catch (error) {
      setProblem((await loadFailure(error)).message ?? offerLink.failed)
    } finally {
      setPending(false)
    }
  }

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
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      {problem && !token && <PasteLink />}
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
