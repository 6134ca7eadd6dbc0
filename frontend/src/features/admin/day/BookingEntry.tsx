import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { PersonLink } from '../entry/PersonLink'
import { nameOrEmail } from '../entry/personNames'
import { Attendance } from './Attendance'
import { possibleAt } from './days'
import type { DayView } from './dayView'
import { onlyWide } from './onlyWide'
import { QuietButton } from './QuietButton'

interface BookingEntryProps extends Pick<
  DayView,
  'now' | 'isOpen' | 'onOpen' | 'onMove' | 'onStart'
> {
  booking: DeskBookingRowFragment
}

/** The id of the button that opens what can be done with a booking. */
export const bookingId = (id: string) => `booking-${id}`

/** Shows a booking in one line: the member, what belongs to the booking, and the buttons. */
export function BookingEntry(props: BookingEntryProps) {
  const { booking, isOpen, now, onOpen, onMove, onStart } = props
  const { person } = booking
  const name = nameOrEmail(person)
  const open = openCharges(booking)
  const possible = possibleAt(now, booking)
  return (
    <Entry>
      <Name>
        <PersonLink person={person} />
      </Name>
      <Details>{detailsOf(booking)}</Details>
      <Attendance booking={booking} now={now} isOpen={isOpen} onStart={onStart} inCell />
      {isOpen && (
        <Acts>
          {open.length > 0 && (
            <Wide>
              <QuietButton
                label={texts.settle.short(chargeTexts.sum(open))}
                name={texts.settle.named(chargeTexts.sum(open), name)}
                onClick={() => onOpen({ kind: 'settle', booking })}
              />
            </Wide>
          )}
          {possible.cancel && (
            <Wide>
              <QuietButton
                label={texts.move.action}
                name={texts.move.named(name)}
                onClick={() => onMove(booking)}
              />
            </Wide>
          )}
          <QuietButton
            id={bookingId(booking.id)}
            label={texts.more}
            name={texts.moreNamed(name)}
            onClick={() => onOpen({ kind: 'booking', booking })}
          />
        </Acts>
      )}
    </Entry>
  )
}

/** Returns what is to be settled at the desk for a booking. */
export const openCharges = ({ charges }: Pick<DeskBookingRowFragment, 'charges'>) =>
  charges.filter(({ state }) => state === 'open')

/** No. 12 · Extra · Guests: Bo · Guest pass $19.99, open */
function detailsOf({ foundingNumber, isExtra, guests, charges }: DeskBookingRowFragment): string {
  return [
    ...(foundingNumber === null ? [] : [texts.number(foundingNumber)]),
    ...(isExtra ? [texts.extra] : []),
    ...(guests.length > 0 ? [texts.guests(guests)] : []),
    ...(charges.length > 0 ? [chargeTexts.list(charges)] : []),
  ].join(' · ')
}

/** The text of a booking, for its length on paper. */
export const bookingText = (booking: DeskBookingRowFragment): string =>
  `${nameOrEmail(booking.person)} ${detailsOf(booking)} ${texts.absent}`

/*
 * One line: the details are cut off, and on a tablet they have no room, because the dialog has them. On
 * a phone they are whole.
 */
const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(${rem(60)}, auto) minmax(0, 1fr) max-content max-content;
  align-items: center;
  gap: 0 ${rem(12)};
  min-width: 0;

  ${theme.media.phone} {
    display: flex;
    flex-wrap: wrap;
  }
  ${theme.media.print} {
    display: block;
  }
`

const Name = styled.b`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  > a {
    display: inline;
  }
  ${theme.media.phone} {
    white-space: normal;
  }
  ${theme.media.print} {
    margin-right: 1mm;
    white-space: normal;
  }
`

const Details = styled.span`
  min-width: 0;
  overflow: hidden;
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.laptop} {
    visibility: hidden;
  }
  ${theme.media.phone} {
    visibility: visible;
    flex: 1 0 100%;
    order: 1;
    white-space: normal;
  }
  ${theme.media.print} {
    visibility: visible;
    font-size: inherit;
    line-height: inherit;
    white-space: normal;
  }
`

const Acts = styled.div`
  display: flex;
  align-items: center;
  gap: ${rem(14)};

  ${theme.media.phone} {
    order: 2;
    flex: 0 1 auto;
    flex-wrap: wrap;
    min-width: 0;
  }
  ${theme.media.print} {
    display: none;
  }
`

const Wide = styled.span`
  ${onlyWide}
`
