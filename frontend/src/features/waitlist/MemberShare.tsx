import { useState } from 'react'
import { useMyWaitlistEntryQuery } from '../../api/apollo/own.generated'
import type { SessionUser } from '../../session/session'
import { leftTexts } from '../../content/leaving'
import { share } from '../../content/share'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Section } from '../../ui/Section'
import { NotListed } from './NotListed'
import { PlaceTaken } from './PlaceTaken'

/**
 * Shows the share page of a signed-in person. It claims nothing before the server has responded.
 */
export function MemberShare({ person }: { person: SessionUser }) {
  const { data, error, refetch } = useMyWaitlistEntryQuery()
  const [hasRequested, setHasRequested] = useState(false)
  const entry = data?.myWaitlistEntry

  if (entry && entry.status !== 'left')
    return <PlaceTaken holder={person} place={entry} justNow={hasRequested} />
  if (data)
    return (
      <NotListed
        person={person}
        texts={entry ? leftTexts(entry.leftReason) : share.notListed}
        onAsk={() => {
          setHasRequested(true)
        }}
      />
    )
  if (error)
    return (
      <Section>
        <Retry text={share.unread} retry={refetch} />
      </Section>
    )
  return <Loading page />
}
