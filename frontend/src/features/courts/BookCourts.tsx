import { useState } from 'react'
import styled from 'styled-components'
import type { CourtDayFieldsFragment } from '../../api/generatedCourts'
import { courts } from '../../content/courts'
import { Empty } from '../../ui/Empty'
import { theme } from '../../ui/theme'
import { BookingPanel } from './BookingPanel'
import type { Allowance } from './allowance'
import { CourtHours } from './CourtHours'
import { slotId } from './slots'
import { useLiveCourtDay } from './useCourtDay'

interface BookCourtsProps {
  day: CourtDayFieldsFragment
  allowance: Allowance
  guests: readonly string[]
  onGuests: (guests: readonly string[]) => void
}

/** The hours of a day, and the panel of the chosen one. */
export function BookCourts({ day, allowance, guests, onGuests }: BookCourtsProps) {
  useLiveCourtDay(day.date)
  const [openedId, setOpenedId] = useState<string>()
  const opened = day.courts
    .flatMap(({ court, slots }) => slots.map(slot => ({ court, slot })))
    .find(({ court, slot }) => slotId(court, slot) === openedId)
  return (
    <Layout>
      <CourtHours
        day={day}
        openedId={openedId}
        onOpen={(court, slot) => {
          setOpenedId(slotId(court, slot))
        }}
      />
      <div>
        {opened ? (
          <BookingPanel
            key={openedId}
            {...{ day, allowance, guests, onGuests, ...opened }}
            onClose={() => {
              setOpenedId(undefined)
            }}
          />
        ) : (
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
