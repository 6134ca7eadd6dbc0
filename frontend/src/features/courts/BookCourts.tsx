import styled from 'styled-components'
import type { CourtDayFieldsFragment, StandbyRowFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { Empty } from '../../ui/Empty'
import { Notice } from '../../ui/Notice'
import { replaceDialog } from '../../ui/replaceDialog'
import { rem, theme } from '../../ui/theme'
import { type Allowance, ownBookingAt } from './allowance'
import { CourtHours } from './CourtHours'
import { usePlayersQuery } from './players.generated'
import { SlotPanel } from './SlotPanel'
import { aheadOf, type Court, isFull, type Slot, slotId, withPlayed } from './slots'
import { SpotsCard, SpotsLine } from './SpotsCard'
import { useBookAgain } from './useBookAgain'
import { useLiveCourtDay } from './useCourtDay'
import { useOpenedSlot } from './useOpenedSlot'

interface BookCourtsProps {
  day: CourtDayFieldsFragment
  allowance: Allowance
  /** The hours that the member waits for. */
  standby: readonly StandbyRowFragment[]
}

/** The hours of a day, and the panel of the chosen one. */
export function BookCourts({ day, allowance, standby }: BookCourtsProps) {
  useLiveCourtDay(day.date)
  const players = usePlayersQuery()
  const { opened, open, onClose } = useOpenedSlot()
  const shown = day.courts
    .flatMap(({ court, slots }) => slots.map(slot => ({ court, slot })))
    .find(({ court, slot }) => slotId(court, slot) === opened?.id)
  const isPastMembership = allowance.lastDay !== null && day.date > allowance.lastDay
  const hasPanel = (court: Court, slot: Slot) => {
    if (slot.plays) return false
    if (slot.state === 'mine') return ownBookingAt(allowance, court, slot) !== undefined
    if (slot.state === 'taken' || slot.state === 'closed') return !isPastMembership
    return slot.state === 'open' || slot.state === 'offered'
  }
  const openSlot = (court: Court, slot: Slot) => {
    const { state } = slot
    const id = slotId(court, slot)
    const openThis = () => {
      open({ id, isOwn: state === 'mine', isOpen: state === 'open' })
    }
    if (id === opened?.id) openThis()
    else replaceDialog(openThis)
  }
  const problem = useBookAgain(day, openSlot)
  return (
    <>
      <Again role="status">{problem && <Notice>{problem}</Notice>}</Again>
      <SpotsLine />
      <Layout>
        <CourtHours
          day={aheadOf(withPlayed(day, players.data?.playerBookings ?? []))}
          openedId={opened?.id}
          canOpen={hasPanel}
          onOpen={openSlot}
        />
        <div>
          <Beside>
            <div key={opened?.id}>
              {opened && shown && (
                <SlotPanel
                  opened={opened}
                  day={day}
                  court={shown.court}
                  slot={shown.slot}
                  allowance={allowance}
                  inLine={standby.find(({ startsAt }) => startsAt === shown.slot.startsAt)}
                  onClose={onClose}
                />
              )}
              {!shown && !isFull(day) && (
                <Hint>
                  <Empty text={courts.choose} />
                </Hint>
              )}
            </div>
            <SpotsCard />
          </Beside>
        </div>
      </Layout>
    </>
  )
}

const Again = styled.div`
  &:not(:empty) {
    margin-bottom: ${theme.space.s5};
  }
`

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 29fr) minmax(0, 15fr);
  gap: ${theme.space.s6};
  margin-bottom: ${theme.space.s10};

  ${theme.media.tablet} {
    display: block;
  }
`

/* The panel and the spots stay in view beside the hours. */
const Beside = styled.div`
  position: sticky;
  top: ${rem(24)};

  ${theme.media.tablet} {
    position: static;
  }
`

const Hint = styled.div`
  ${theme.media.tablet} {
    display: none;
  }
`
