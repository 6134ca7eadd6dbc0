import { LINK_EXPIRED_MESSAGE } from '@shared/errors'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { mailedLinks } from '../../content/mailedLinks'
import { loadFailure } from '../../form/loadFailure'
import { LinkOutcome, type NextStep } from './LinkOutcome'
import { PasteLink } from './PasteLink'
import { forgetLinkToken, useLinkToken } from './useLinkToken'

/**
 * Runs `work` with the link's token. Returns false if the link has expired or was used. Throws any
 * other failure.
 */
export type FollowLink = (work: (token: string) => Promise<unknown>) => Promise<boolean>

interface MailedLinkProps {
  /** A link to where the reader can request another mail. */
  again: NextStep
  /** Replaces the children when the link has been used. */
  done?: ReactNode
  children: (follow: FollowLink) => ReactNode
}

/**
 * Shows the page that a mailed link opens. Opening it does nothing; only a press in the children
 * uses the link.
 */
export function MailedLink({ again, done, children }: MailedLinkProps) {
  const token = useLinkToken()
  const [followed, setFollowed] = useState<{ token: string; isGood: boolean }>()

  async function follow(work: (token: string) => Promise<unknown>) {
    if (!token) return false
    try {
      await work(token)
    } catch (error) {
      const { code } = await loadFailure(error)
      if (code !== 'LINK_EXPIRED') throw error
      setFollowed({ token, isGood: false })
      return false
    }
    forgetLinkToken(token)
    setFollowed({ token, isGood: true })
    return true
  }

  // The reader may have opened another link in the meantime.
  const outcome = followed?.token === token ? followed : undefined
  const isExpired = token === '' || outcome?.isGood === false
  if (token === null || isExpired)
    return (
      <Room>
        <LinkOutcome
          texts={[isExpired ? LINK_EXPIRED_MESSAGE : mailedLinks.missing]}
          next={again}
          takesFocus={outcome !== undefined}
        />
        {!token && <PasteLink />}
      </Room>
    )
  return <Room>{outcome && done ? done : children(follow)}</Room>
}

/* Keeps the children's margins inside, so that all of them start at the same position. */
const Room = styled.div`
  display: flow-root;
`
