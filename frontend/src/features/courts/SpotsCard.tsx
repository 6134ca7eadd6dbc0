import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { openSpots as texts } from '../../content/openSpots'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { usePlayersQuery } from './players.generated'
import { CardRow, CardRows } from './CardRows'
import { useSpots } from './useOpenSpots'
import { TitledCard } from './TitledCard'

/** The open spots of other members, each taken with one press; nothing without any. */
export function SpotsCard() {
  const { data } = usePlayersQuery()
  const rows = (data?.openSpots ?? []).filter(({ isOwn }) => !isOwn)
  if (rows.length === 0) return null
  return (
    <TitledCard title={texts.title} lead={texts.lead}>
      <CardRows role="list">
        {rows.map(row => (
          <Spots key={row.bookingId} row={row} />
        ))}
      </CardRows>
    </TitledCard>
  )
}

function Spots({ row }: { row: OpenSpotsRowFragment }) {
  const { court, startsAt, spots, level, sentence, names } = row
  const { pending, problem, take } = useSpots(row)
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
          onClick={() => void take()}
        >
          {texts.take.label}
        </Button>
      </ButtonRow>
      <Problem>{problem}</Problem>
    </CardRow>
  )
}
