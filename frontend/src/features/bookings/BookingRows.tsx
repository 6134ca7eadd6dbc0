import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { BookingRowFragment } from '../../api/operationTypes'
import { courtTime } from '../../format/dates'
import { displayFace } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

export interface BookingRowsProps {
  rows: readonly BookingRowFragment[]
  /** What else there is about the booking of this id: its whole time, text, and actions. */
  details?: ((id: string) => RowDetails | undefined) | undefined
  /** What stands below the hour of a row. */
  below?: ((row: BookingRowFragment) => ReactNode) | undefined
}

interface RowDetails {
  time: string
  text: ReactNode
  action: ReactNode
}

/** A list of bookings: each with the day in large type, the court and the hour. */
export function BookingRows({ rows, details, below }: BookingRowsProps) {
  return (
    <ul role="list">
      {rows.map(row => {
        const { id, courtName, bookingDate, startTime, status } = row
        const { day, month, time } = courtTime(bookingDate, startTime)
        const more = details?.(id)
        return (
          <Row key={id}>
            <Day dateTime={bookingDate}>
              <span>{day}</span> <Month>{month}</Month>
            </Day>
            <Details>
              <CourtName>{courtName}</CourtName>
              <Hour>
                <span>{more?.time ?? time}</span>
                {status !== 'confirmed' && <Note>{`, ${status}`}</Note>}
              </Hour>
              {more?.text}
              {below?.(row)}
            </Details>
            {more && <Action>{more.action}</Action>}
          </Row>
        )
      })}
    </ul>
  )
}

const DAY = 72
const GAP = 20

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(GAP)};
  align-items: center;
  padding: ${rem(14)} 0;
  border-top: ${theme.stroke.hair} solid ${tone.hair};

  &:first-child {
    border: 0;
  }
`

const Day = styled.time`
  ${displayFace}
  width: ${rem(DAY)};
  font-size: ${rem(30)};
  line-height: 0.9;
  font-stretch: 62%;
`

const Month = styled.span`
  display: block;
  color: ${tone.text2};
  font: 600 ${rem(14)} / ${rem(20)} ${theme.font.body};
  text-transform: none;
`

/* Moves below the day if the reader's font size leaves no room beside it. */
const Details = styled.div`
  flex: 1 1 ${rem(140)};
  overflow-wrap: anywhere;
`

const CourtName = styled.p`
  font-weight: 700;
`

const Hour = styled.p`
  color: ${tone.text2};
`

/* Level with the details; on a phone, the form that replaces a button needs the whole width. */
const Action = styled.div`
  flex: 1 0 100%;
  padding-left: ${rem(DAY + GAP)};

  ${theme.media.phone} {
    padding-left: 0;
  }
`

const Note = styled.span`
  color: ${tone.text};
  font-weight: 600;
`
