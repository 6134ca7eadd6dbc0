import { Fragment } from 'react'
import styled from 'styled-components'
import type { CourtScheduleDetailsFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { courtHour } from '../../../format/dates'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { BlockEntry } from './BlockEntry'
import { PersonLink } from '../entry/PersonLink'
import { BookingEntry, openCharges } from './BookingEntry'
import { canMoveTo, isBookable } from './days'
import type { DayView } from './dayView'
import { freeHourButtonId, slotId } from './freeHour'
import { QuietButton } from './QuietButton'

interface SlotCellProps extends DayView {
  court: CourtScheduleDetailsFragment['courts'][number]
  hour: CourtScheduleDetailsFragment['hours'][number]
}

/** One hour of a court: its booking, the blocks that overlap it, for whom it is held, or the buttons of a free hour. */
export function SlotCell({ court, hour, schedule, ...desk }: SlotCellProps) {
  const { now, isOpen, mayBlock } = desk
  const isHere = (of: { court: { id: string }; startsAt: string; endsAt: string }) =>
    of.court.id === court.id && of.startsAt < hour.endsAt && of.endsAt > hour.startsAt
  const bookings = schedule.bookings.filter(isHere)
  const blocks = schedule.blocks.filter(isHere)
  const cancelled = schedule.cancelled.filter(isHere)
  const offers = schedule.offers.filter(isHere)
  const isFree =
    blocks.length === 0 && offers.length === 0 && !bookings.some(({ holdsCourt }) => holdsCourt)
  const isOver = new Date(hour.endsAt) <= now
  const isFirst = hour === schedule.hours[0]
  const free = { court, ...hour }
  const button = (kind: 'book' | 'block') => (
    <QuietButton
      id={freeHourButtonId(kind, court.id, hour.startsAt)}
      label={texts[kind].label}
      name={texts[kind].named(court.name, courtHour(hour.startsAt))}
      onClick={() => desk.onOpen({ kind, hour: free })}
    />
  )
  return (
    <Cell
      role="cell"
      id={slotId(court.id, hour.startsAt)}
      tabIndex={-1}
      $isBlocked={blocks.length > 0}
    >
      <CourtName aria-hidden="true">{court.name}</CourtName>
      {bookings.map(booking => (
        <BookingEntry key={booking.id} booking={booking} {...desk} />
      ))}
      {blocks.map(block => (
        <BlockEntry
          key={block.id}
          block={block}
          isStart={isFirst || block.startsAt >= hour.startsAt}
          onRemove={desk.onStart}
        />
      ))}
      {offers.map(({ person, offerUntil }) => (
        <Offered key={person.userId}>
          <span>{texts.heldFor}</span>
          <PersonLink person={person} />
          <span>{texts.heldUntil(offerUntil)}</span>
        </Offered>
      ))}
      {isFree && (
        <Free data-free>
          <span>{isOver ? texts.past : texts.free}</span>
          {desk.moving ? (
            !isOver &&
            canMoveTo(now, desk.moving, hour) && (
              <QuietButton
                label={texts.move.here}
                name={texts.move.hereNamed(court.name, courtHour(hour.startsAt))}
                onClick={() => desk.onMoveTo(free)}
              />
            )
          ) : (
            <>
              {isOpen && isBookable(now, hour) && button('book')}
              {!isOver && mayBlock && button('block')}
            </>
          )}
        </Free>
      )}
      {cancelled.length > 0 && (
        <Cancelled>
          <span>{texts.cancelled}</span>
          {cancelled.map(booking => (
            <Fragment key={booking.id}>
              <PersonLink person={booking.person} />
              {openCharges(booking).length > 0 && (
                <span>{chargeTexts.list(openCharges(booking))}</span>
              )}
            </Fragment>
          ))}
        </Cancelled>
      )}
    </Cell>
  )
}

/* The hatching is a strip at the side, so that text is on an even ground. */
const Cell = styled.td<{ $isBlocked: boolean }>`
  height: ${rem(34)};
  padding: 0 ${rem(14)};
  border-left: ${theme.stroke.hair} solid ${tone.text};
  vertical-align: middle;
  overflow-wrap: anywhere;
  ${({ $isBlocked }) =>
    $isBlocked &&
    `padding-left: ${rem(40)};
     background: repeating-linear-gradient(-45deg, ${tone.text2} 0 ${rem(2)}, transparent ${rem(2)} ${rem(8)}) 0 0 / ${rem(26)} 100% no-repeat;
     print-color-adjust: exact;`}

  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${rem(16)};
    height: auto;
    padding-block: ${rem(6)};
    border-left: 0;

    > :not(span, [data-free]) {
      flex: 1 0 100%;
      min-width: 0;
    }

    & + & {
      border-top: ${theme.stroke.hair} solid ${tone.hair};
    }
  }
  ${theme.media.print} {
    padding: 0.5mm 1mm;
    ${({ $isBlocked }) => $isBlocked && 'padding-left: 4mm; background-size: 3mm 100%;'}
    border-left-width: 0.5pt;
    font-size: inherit;
    line-height: inherit;
  }
`

const CourtName = styled.span`
  display: none;
  color: ${tone.text2};
  font-size: ${rem(14)};

  ${theme.media.phone} {
    display: block;
  }
`

const Free = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(4)} ${rem(20)};
  min-height: ${rem(32)};
  color: ${tone.text2};

  ${theme.media.print} {
    display: none;
  }
`

const Offered = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(8)};
`

/* Small, because nobody comes for it. */
const Cancelled = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${rem(8)};
  color: ${tone.text2};
  font-size: ${rem(14)};
  line-height: ${rem(20)};

  ${theme.media.print} {
    display: none;
  }
`
