import { useState } from 'react'
import styled from 'styled-components'
import { useMyWaitlistEntryQuery } from '../../api/apollo/own.generated'
import type { SessionUser } from '../../session/session'
import { dashboard } from '../../content/dashboard'
import { leftTexts } from '../../content/leaving'
import { share } from '../../content/share'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { Card } from '../../ui/Card'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { ClaimPlace } from './ClaimPlace'
import { LeaveWaitlist } from './LeaveWaitlist'
import { PlaceDetails } from './PlaceDetails'

interface MyPlaceProps {
  person: SessionUser
  /** The card above offers a membership and lets the person leave. */
  isOffered?: boolean
  /** The person has just left with that card, whose button had the focus. */
  justLeft?: boolean
}

/**
 * Shows the person's place on the waitlist and lets them leave. Without a place, it says so and
 * offers to request one.
 */
export function MyPlace({ person, isOffered = false, justLeft = false }: MyPlaceProps) {
  const [acted, setActed] = useState<'asked' | 'left'>()
  const { data, error, refetch } = useMyWaitlistEntryQuery()
  const entry = data?.myWaitlistEntry
  const hasLeft = entry?.status === 'left'
  const held = hasLeft ? undefined : entry
  const none = hasLeft ? leftTexts(entry.leftReason) : share.notListed
  const takesFocus = held ? acted === 'asked' : hasLeft && (acted === 'left' || justLeft)
  const mayLeave = held && held.status !== 'joined' && !isOffered
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading
          key={String(hasLeft)}
          level={2}
          size="d4"
          focusable
          ref={takesFocus ? focusOnMount : undefined}
        >
          {data && !held ? none.title : dashboard.place.title}
        </Heading>
        {held && <PlaceDetails place={held} />}
        {mayLeave && <LeaveWaitlist position={held.position} onLeft={() => setActed('left')} />}
        {data && !held && (
          <>
            <Text tone="muted">{none.lead}</Text>
            <FieldAlone>
              <ClaimPlace person={person} size="card" guarded onAsk={() => setActed('asked')} />
            </FieldAlone>
          </>
        )}
        {!data && !error && (
          <Room>
            <Loading />
          </Room>
        )}
        {!data && error && <Retry isSmall text={share.unread} retry={refetch} />}
      </Stack>
    </Card>
  )
}

/* As high as the place that is loading, so that nothing below moves when it appears. */
const Room = styled.div`
  height: ${rem(139)};

  ${theme.media.tablet} {
    height: ${rem(223)};
  }
  ${theme.media.phone} {
    height: ${rem(315)};
  }
`
