import styled from 'styled-components'
import type { OpenSpotsRowFragment } from '../../api/operationTypes'
import { openSpots as texts } from '../../content/openSpots'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { theme } from '../../ui/theme'
import { usePlayersQuery } from './players.generated'
import { CardRow, CardRows } from './CardRows'
import { useSpots } from './useOpenSpots'

/** The open spots of other members, each taken with one press; nothing without any. */
export function SpotsCard() {
  const { data } = usePlayersQuery()
  const rows = (data?.openSpots ?? []).filter(({ isOwn }) => !isOwn)
  if (rows.length === 0) return null
  return (
    <Space>
      <Card as="section">
        <Stack gap="s4">
          <div>
            <Heading level={2} size="d4">
              {texts.title}
            </Heading>
            <Text tone="muted">{texts.lead}</Text>
          </div>
          <CardRows role="list">
            {rows.map(row => (
              <Spots key={row.bookingId} row={row} />
            ))}
          </CardRows>
        </Stack>
      </Card>
    </Space>
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

const Space = styled.div`
  margin-bottom: ${theme.space.s5};
`
