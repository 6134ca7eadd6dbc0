import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { dayTexts } from '../../../content/admin/day'
import { players as texts } from '../../../content/players'
import { Notice } from '../../../ui/Notice'
import { Stack } from '../../../ui/Stack'
import { rem } from '../../../ui/theme'
import { useSetPlayerArrivedMutation } from './day.generated'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { keepFocusAround } from './keepFocusAround'
import { Mark } from './Mark'
import { QuietButton } from './QuietButton'

interface PlayersProps extends Pick<DayView, 'now' | 'onStart'> {
  booking: DeskBookingRowFragment
}

/** The members who were invited to a booking, and who of the players has arrived. */
export function Players({ booking, now, onStart }: PlayersProps) {
  const list = useRef<HTMLUListElement>(null)
  const [savedId, setSavedId] = useState<string>()
  const [setPlayerArrived] = useSetPlayerArrivedMutation()
  const { pending, problem, run } = useCardAction(dayTexts.checkIn)
  if (booking.players.length === 0) return null
  const possible = possibleAt(now, booking).checkIn && booking.status !== 'cancelled'

  async function save(id: string, hasArrived: boolean) {
    onStart()
    setSavedId(id)
    await run(
      () => setPlayerArrived({ variables: { input: { id, hasArrived } } }),
      () => invalidate('courtSchedule'),
    )
    // The pressed button was disabled, and has another meaning now.
    list.current?.focus({ preventScroll: true })
  }

  return (
    <Stack gap="s2">
      <ul ref={list} role="list" aria-label={texts.list} tabIndex={-1}>
        {booking.players.map(player => {
          const { id, state, arrivedAt } = player
          const hasArrived = arrivedAt !== null
          const name = texts.nameOf(player)
          const label = hasArrived ? dayTexts.undo.label : dayTexts.checkIn.label
          return (
            <Row key={id}>
              <span>{texts.row(player, state)}</span>
              {hasArrived && <Mark>{dayTexts.arrived}</Mark>}
              {possible && state === 'playing' && (
                <QuietButton
                  key={label}
                  label={pending && id === savedId ? dayTexts.saving : label}
                  name={hasArrived ? dayTexts.undo.arrived(name) : dayTexts.checkIn.named(name)}
                  disabled={pending}
                  ref={keepFocusAround}
                  onClick={() => void save(id, !hasArrived)}
                />
              )}
            </Row>
          )
        })}
      </ul>
      {problem && (
        <div role="alert">
          <Notice>{problem}</Notice>
        </div>
      )}
    </Stack>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(14)};
  align-items: center;
  min-height: ${rem(32)};
`
