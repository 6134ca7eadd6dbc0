import { Suspense } from 'react'
import styled from 'styled-components'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import { courts } from '../../content/courts'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Empty } from '../../ui/Empty'
import { theme } from '../../ui/theme'
import type { Allowance } from './allowance'
import { CourtHours } from './CourtHours'
import { OwnBooking } from './OwnBooking'
import { aheadOf, type Court, isFull, type Slot, slotId } from './slots'
import { useLiveCourtDay } from './useCourtDay'
import { useOpenedSlot } from './useOpenedSlot'

/* Its form is loaded while the member chooses an hour. */
const BookingPanel = lazyComponent(() => import('./BookingPanel').then(m => m.BookingPanel))
void BookingPanel.prefetch()

interface BookCourtsProps {
  day: CourtDayFieldsFragment
  allowance: Allowance
}

/** The hours of a day, and the panel of the chosen one. */
export function BookCourts({ day, allowance }: BookCourtsProps) {
  useLiveCourtDay(day.date)
  const { opened, open, onClose } = useOpenedSlot()
  const shown = day.courts
    .flatMap(({ court, slots }) => slots.map(slot => ({ court, slot })))
    .find(({ court, slot }) => slotId(court, slot) === opened?.id)
  const ownAt = ({ id }: Court, { state, startsAt }: Slot) =>
    state === 'mine'
      ? allowance.upcoming.find(one => one.court.id === id && one.startsAt === startsAt)
      : undefined
  // The panel of an hour that has just been booked closes itself.
  const own = opened?.isOwn && shown ? ownAt(shown.court, shown.slot) : undefined
  return (
    <Layout>
      <CourtHours
        day={aheadOf(day)}
        openedId={opened?.id}
        canOpen={(court, slot) => slot.state === 'open' || ownAt(court, slot) !== undefined}
        onOpen={(court, slot) => {
          open({ id: slotId(court, slot), isOwn: slot.state === 'mine' })
        }}
      />
      <div key={opened?.id}>
        {shown &&
          (own ? (
            <OwnBooking
              booking={own}
              day={day}
              court={shown.court}
              slot={shown.slot}
              onClose={onClose}
            />
          ) : (
            <Suspense>
              <BookingPanel.Component
                day={day}
                court={shown.court}
                slot={shown.slot}
                allowance={allowance}
                onClose={onClose}
              />
            </Suspense>
          ))}
        {!shown && !isFull(day) && (
          <Hint>
            <Empty text={courts.choose} />
          </Hint>
        )}
      </div>
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 29fr) minmax(0, 15fr);
  gap: ${theme.space.s6};
  margin-bottom: ${theme.space.s10};

  ${theme.media.tablet} {
    display: block;
  }
`

const Hint = styled.div`
  ${theme.media.tablet} {
    display: none;
  }
`
