import { ArrowDown } from 'lucide-react'
import styled from 'styled-components'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { useAction } from '../../api/useAction'
import { openSpots as texts } from '../../content/openSpots'
import { problems } from '../../content/problems'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { theme } from '../../ui/theme'
import { toast } from '../../ui/toast'
import { usePlayersQuery, useTakeSpotMutation } from './players.generated'
import { CardRow, CardRows } from './CardRows'
import { focusInvitations } from './focusInvitations'
import { invalidateBookings, refetchBookings } from './refetchBookings'
import { TitledCard } from './TitledCard'

const CARD = 'players-wanted'

function useRows() {
  const { data } = usePlayersQuery()
  return (data?.openSpots ?? []).filter(({ isOwn }) => !isOwn)
}

/** The open spots of other members, each taken with one press; nothing without any. */
export function SpotsCard() {
  const rows = useRows()
  if (rows.length === 0) return null
  return (
    <Place>
      <TitledCard title={texts.title} lead={texts.lead} id={CARD}>
        <CardRows role="list">
          {rows.map(row => (
            <Spots key={row.bookingId} row={row} />
          ))}
        </CardRows>
      </TitledCard>
    </Place>
  )
}

/** Leads to the card where that stands below the hours, on tablets and phones. */
export function SpotsLine() {
  const rows = useRows()
  if (rows.length === 0) return null
  return (
    <Line>
      <TextButton icon={ArrowDown} onClick={() => document.getElementById(CARD)?.focus()}>
        {texts.line(rows.length)}
      </TextButton>
    </Line>
  )
}

function Spots({ row }: { row: OpenSpotsRowFragment }) {
  const { bookingId, court, startsAt, spots, level, sentence, names } = row
  const [takeSpot] = useTakeSpotMutation(refetchBookings)
  // A refusal is a toast: the row of a spot that somebody else has taken leaves the page.
  const { pending, run } = useAction(problems.failed)

  async function take() {
    await takeSpot({ variables: { input: { bookingId } } })
    toast(texts.take.done(court.name, startsAt))
    focusInvitations()
  }

  return (
    <CardRow>
      <Text weight="semibold">{texts.hour(court.name, startsAt)}</Text>
      <Text>{texts.spots(spots, level)}</Text>
      {sentence !== null && <Text>{texts.sentence(sentence)}</Text>}
      {names.length > 0 && <Text tone="muted">{texts.names(names)}</Text>}
      <ButtonRow>
        <Button
          size="small"
          aria-label={texts.take.name(court.name, startsAt)}
          pending={pending && texts.take.pending}
          onClick={() => void run(take, invalidateBookings)}
        >
          {texts.take.label}
        </Button>
      </ButtonRow>
    </CardRow>
  )
}

const Place = styled.div`
  margin-top: ${theme.space.s5};
`

const Line = styled.div`
  display: none;

  ${theme.media.tablet} {
    display: block;
    margin-bottom: ${theme.space.s4};
  }
`
