import { LINK_EXPIRED_MESSAGE } from '@shared/errors'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { mailedLinks } from '../../content/mailedLinks'
import { loadFailure } from '../../form/loadFailure'
import { LinkOutcome, type NextStep } from './LinkOutcome'
import { forgetLinkToken, useLinkToken } from './useLinkToken'

/** Does the work with the link's token; whether the link was still good. Any other failure is thrown. */
export type FollowLink = (work: (token: string) => Promise<unknown>) => Promise<boolean>

interface MailedLinkProps {
  /** Where another link can be had. */
  again: NextStep
  /** Takes the children's place once the link has done its work. */
  done?: ReactNode
  children: (follow: FollowLink) => ReactNode
}

/** What a mailed link opens. Opening it does nothing: only what the children offer does. */
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

  // Another link may have been opened since.
  const outcome = followed?.token === token ? followed : undefined
  const isExpired = token === '' || outcome?.isGood === false
  if (token === null || isExpired)
    return (
      <Room>
        <LinkOutcome
          words={[isExpired ? LINK_EXPIRED_MESSAGE : mailedLinks.missing]}
          next={again}
          takesFocus={outcome !== undefined}
        />
      </Room>
    )
  return <Room>{outcome && done ? done : children(follow)}</Room>
}

/* Begins in one place, whatever the margin of what stands in it. */
const Room = styled.div`
  display: flow-root;
`
