import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { parsePlanWish, usePlanWish } from '../../session/usePlanWish'
import type { SessionUser } from '../../session/session'
import { planWish } from '../../content/joining'
import { share } from '../../content/share'
import { Button } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { SelectInput } from '../../ui/fields/Select'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { availability, type Availability } from './availability'
import { PlacesMail } from './PlacesMail'
import { useClaimPlace } from './useClaimPlace'

const texts = share.notListed

interface ClaimPlaceProps {
  person: SessionUser
  onAsk: () => void
  /** In a card of the dashboard, or in one half of the share page. */
  size: 'card' | 'half'
  /** The page's guard shows the toast when the session ends. */
  guarded?: boolean
}

/**
 * Shows a person without a place how many places are left, and lets them request one (WAITLIST-4,
 * WAITLIST-6).
 */
export function ClaimPlace({ person, onAsk, size, guarded = false }: ClaimPlaceProps) {
  const { stats, loading, pending, claim } = useClaimPlace(person.id, guarded)
  const [wish, setWish] = useState(usePlanWish())
  if (loading) return <Loading />
  const places = availability(stats)
  return (
    <Stack gap="s5">
      <AvailabilityMessage of={places} size={size} />
      <SelectInput
        {...planWish}
        optional
        value={wish ?? ''}
        onChange={chosen => {
          setWish(parsePlanWish(chosen))
        }}
      />
      <Button
        icon={ArrowRight}
        pending={pending && texts.retrying}
        onClick={() => {
          onAsk()
          void claim(wish)
        }}
      >
        {texts.retry}
      </Button>
      {(places.kind === 'tomorrow' || places.kind === 'full') && <PlacesMail />}
    </Stack>
  )
}

function AvailabilityMessage({ of, size }: { of: Availability; size: ClaimPlaceProps['size'] }) {
  const { title, text } = availabilityText(of)
  return (
    <Stack gap="s4">
      <Heading level={size === 'half' ? 2 : 3} size={size === 'half' ? 'd3' : 'd4'}>
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
  )
}

function availabilityText(of: Availability) {
  if (of.kind !== 'tomorrow') return texts[of.kind]
  return { title: texts.tomorrow.title, text: texts.tomorrow.text(of.resetsAt) }
}
