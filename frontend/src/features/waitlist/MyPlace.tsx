import { Send } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type PlaceFragment, useMyWaitlistEntryQuery } from '../../api/generated'
import type { SessionUser } from '../../session/session'
import { dashboard } from '../../content/dashboard'
import { planNameOf } from '../../format/planNames'
import { share } from '../../content/share'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { paths } from '../../paths'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Empty } from '../../ui/Empty'
import { FactRow } from '../../ui/FactRow'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Numeral } from '../../ui/Numeral'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { ClaimPlace } from './ClaimPlace'

const words = dashboard.place

/**
 * Shows the person's place on the waitlist. Without a place, it says so and offers to request one.
 */
export function MyPlace({ person }: { person: SessionUser }) {
  const [asked, setAsked] = useState(false)
  const { data, error, refetch } = useMyWaitlistEntryQuery()
  const held = data?.myWaitlistEntry
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4" focusable ref={asked && held ? focusOnMount : undefined}>
          {data && !held ? share.notListed.title : words.title}
        </Heading>
        {held && <PlaceDetails place={held} />}
        {data && !held && (
          <>
            <Text tone="muted">{share.notListed.lead}</Text>
            <FieldAlone>
              <ClaimPlace
                person={person}
                size="card"
                guarded
                onAsk={() => {
                  setAsked(true)
                }}
              />
            </FieldAlone>
          </>
        )}
        {!data && !error && (
          <Room>
            <Loading />
          </Room>
        )}
        {!data && error && <Unread retry={() => void refetch().catch(console.error)} />}
      </Stack>
    </Card>
  )
}

function PlaceDetails({ place }: { place: PlaceFragment }) {
  return (
    <FactRow
      items={[
        {
          term: words.position,
          value: <Numeral size="count">{`#${String(place.position)}`}</Numeral>,
        },
        { term: words.status, value: <Badge status={place.status} /> },
        { term: words.referrals, value: place.referralRewards },
        ...(place.planWish ? [{ term: words.wish, value: planNameOf(place.planWish) }] : []),
      ]}
      action={
        <ButtonLink to={paths.share()} icon={Send}>
          {words.invite}
        </ButtonLink>
      }
    />
  )
}

function Unread({ retry }: { retry: () => void }) {
  return (
    <Empty
      text={share.unread.text}
      action={
        <Button size="small" tone="secondary" onClick={retry}>
          {share.unread.retry}
        </Button>
      }
    />
  )
}

/* As high as the place that is loading, so that nothing below moves when it appears. */
const Room = styled.div`
  height: ${rem(91)};

  ${theme.media.tablet} {
    height: ${rem(175)};
  }
  ${theme.media.phone} {
    height: ${rem(267)};
  }
`
