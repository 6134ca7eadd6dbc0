import { X } from 'lucide-react'
import type { StandbyRowFragment } from '../../api/operationTypes'
import { standby as texts } from '../../content/standby'
import { Problem } from '../../ui/Problem'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { CardRow, CardRows } from './CardRows'
import { DeclineStandby } from './DeclineStandby'
import { TakeStandby } from './TakeStandby'
import { useLiveStandby, useStandbyLine } from './useStandby'
import { TitledCard } from './TitledCard'

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
    <TitledCard title={texts.title}>
      <CardRows role="list">
        {rows.map(row => (
          <StandbyRow key={row.id} row={row} />
        ))}
      </CardRows>
    </TitledCard>
  )
}

function StandbyRow({ row }: { row: StandbyRowFragment }) {
  const { state, startsAt, court, offeredCourt } = row
  const { pending, problem, leave } = useStandbyLine()
  const isOffered = state === 'offered'
  const label = state === 'waiting' ? texts.leave.label : texts.leave.dismiss
  return (
    <CardRow>
      <Text weight="semibold">{texts.hour((offeredCourt ?? court)?.name, startsAt)}</Text>
      <div role="status">
        <Text tone={isOffered ? undefined : 'muted'}>{stateOf(row)}</Text>
      </div>
      {isOffered ? (
        <>
          <TakeStandby offer={row} />
          <DeclineStandby offer={row} />
        </>
      ) : (
        <TextButton
          icon={X}
          name={texts.named(label, startsAt)}
          disabled={pending}
          onClick={() => void leave(row)}
        >
          {label}
        </TextButton>
      )}
      <Problem>{problem}</Problem>
    </CardRow>
  )
}

function stateOf({ state, ahead, offeredCourt, offerUntil }: StandbyRowFragment): string {
  if (state === 'offered' && offeredCourt && offerUntil)
    return texts.offered(offeredCourt.name, offerUntil)
  return state === 'waiting' ? texts.waiting(ahead) : texts.lapsed
}
