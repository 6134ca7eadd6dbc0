import { useState } from 'react'
import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useAction } from '../../../api/useAction'
import { dayTexts } from '../../../content/admin/day'
import { players as texts } from '../../../content/players'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { useSetPlayerArrivedMutation } from './day.generated'
import { possibleAt } from './days'
import { QuietButton } from './QuietButton'

interface PlayersProps {
  booking: DeskBookingRowFragment
  now: Date
}

/** The members who were invited to a booking, and who of the players has arrived. */
export function Players({ booking, now }: PlayersProps) {
  const [failure, setFailure] = useState<string>()
  const [setPlayerArrived] = useSetPlayerArrivedMutation()
  const { pending, run } = useAction(dayTexts.checkIn.failed, ({ description }) =>
    setFailure(description),
  )
  if (booking.players.length === 0) return null
  const possible = possibleAt(now, booking).checkIn && booking.status !== 'cancelled'
  const refetch = () => invalidate('courtSchedule')

  async function save(id: string, hasArrived: boolean) {
    setFailure(undefined)
    await setPlayerArrived({ variables: { input: { id, hasArrived } } })
    await refetch()
  }

  return (
    <div>
      <ul role="list" aria-label={texts.list}>
        {booking.players.map(player => {
          const { id, state, arrivedAt } = player
          const hasArrived = arrivedAt !== null
          const name = texts.nameOf(player)
          return (
            <Row key={id}>
              <span>{dayTexts.player(texts.row(player, state), hasArrived)}</span>
              {possible && state === 'playing' && (
                <QuietButton
                  label={hasArrived ? dayTexts.undo.label : dayTexts.checkIn.label}
                  name={hasArrived ? dayTexts.undo.arrived(name) : dayTexts.checkIn.named(name)}
                  disabled={pending}
                  onClick={() => void run(() => save(id, !hasArrived), refetch)}
                />
              )}
            </Row>
          )
        })}
      </ul>
      <div role="alert">{failure && <Notice>{failure}</Notice>}</div>
    </div>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(14)};
  align-items: center;
`
