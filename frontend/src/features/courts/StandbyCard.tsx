import { X } from 'lucide-react'
import styled from 'styled-components'
import type { StandbyRowFragment } from '../../api/operationTypes'
import { standby as texts } from '../../content/standby'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { theme } from '../../ui/theme'
import { CardRow, CardRows } from './CardRows'
import { TakeStandby } from './TakeStandby'
import { useLiveStandby, useStandbyLine } from './useStandby'

interface StandbyCardProps {
  rows: readonly StandbyRowFragment[] | null | undefined
}

/** The hours that a member waits for, with the offer of one; nothing without any. */
export const StandbyCard = ({ rows }: StandbyCardProps) =>
  rows?.length ? <Lines rows={rows} /> : null

/* Who waits for nothing needs no subscription. */
function Lines({ rows }: { rows: readonly StandbyRowFragment[] }) {
  useLiveStandby()
  return (
    <Space>
      <Card as="section">
        <Stack gap="s4">
          <Heading level={2} size="d4">
            {texts.title}
          </Heading>
          <CardRows role="list">
            {rows.map(row => (
              <StandbyRow key={row.id} row={row} />
            ))}
          </CardRows>
        </Stack>
      </Card>
    </Space>
  )
}

function StandbyRow({ row }: { row: StandbyRowFragment }) {
  const { state, startsAt, court, offeredCourt } = row
  const { pending, problem, leave } = useStandbyLine()
  const isOffered = state === 'offered'
  return (
    <CardRow>
      <Text weight="semibold">{texts.hour((offeredCourt ?? court)?.name, startsAt)}</Text>
      <div role="status">
        <Text tone={isOffered ? undefined : 'muted'}>{stateOf(row)}</Text>
      </div>
      {isOffered && <TakeStandby offer={row} />}
      <TextButton
        icon={X}
        name={texts.leave.name(leaveLabels[state], startsAt)}
        disabled={pending}
        onClick={() => void leave(row)}
      >
        {leaveLabels[state]}
      </TextButton>
      <Problem>{problem}</Problem>
    </CardRow>
  )
}

const leaveLabels = {
  waiting: texts.leave.label,
  offered: texts.leave.decline,
  lapsed: texts.leave.dismiss,
  booked: texts.leave.dismiss,
  left: texts.leave.dismiss,
}

function stateOf({ state, ahead, offeredCourt, offerUntil }: StandbyRowFragment): string {
  if (state === 'offered' && offeredCourt && offerUntil)
    return texts.offered(offeredCourt.name, offerUntil)
  return state === 'waiting' ? texts.waiting(ahead) : texts.lapsed
}

const Space = styled.div`
  margin-bottom: ${theme.space.s5};
`
