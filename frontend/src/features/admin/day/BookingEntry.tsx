import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/operationTypes'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts as texts } from '../../../content/admin/day'
import { Badge } from '../../../ui/Badge'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { PersonLink } from '../entry/PersonLink'
import { nameOrEmail } from '../entry/personNames'
import { BookingActions } from './BookingActions'
import type { DayView } from './dayView'

interface BookingEntryProps extends Pick<DayView, 'now' | 'isOpen' | 'onStart' | 'onDone'> {
  booking: DeskBookingRowFragment
}

/** Shows a booking: the member, the guests, the charges, and what the desk can do with it. */
export function BookingEntry({ booking, isOpen, ...desk }: BookingEntryProps) {
  const { person, foundingNumber, isExtra, guests, charges, checkedInAt, status } = booking
  return (
    <Entry>
      <div>
        <Head>
          <b>
            <PersonLink person={person} />
          </b>{' '}
          {foundingNumber !== null && <span>{`${texts.number(foundingNumber)} `}</span>}
          {isExtra && <span>{`${texts.extra} `}</span>}
          {checkedInAt && <Badge status={texts.arrived} look="joined" />}
          {status === 'no_show' && <Badge status={texts.absent} look="failed" />}
        </Head>
        {guests.length > 0 && <Line>{texts.guests(guests)}</Line>}
        {charges.length > 0 && <Line>{chargeTexts.list(charges)}</Line>}
      </div>
      {isOpen && <BookingActions booking={booking} {...desk} />}
    </Entry>
  )
}

/** The text of a booking, for its length on paper. */
export function bookingText({ person, isExtra, guests, charges }: DeskBookingRowFragment): string {
  return [
    nameOrEmail(person),
    texts.number(100),
    ...(isExtra ? [texts.extra] : []),
    texts.absent,
    `· ${texts.guests(guests)}`,
    `· ${chargeTexts.list(charges)}`,
  ].join(' ')
}

/* The buttons are beside the text, or below it if there is no room. */
const Entry = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${rem(6)} ${rem(16)};
  min-height: ${theme.size.minTarget};

  > :first-child {
    flex: 1 1 ${rem(200)};
    min-width: 0;
  }
  ${theme.media.print} {
    display: block;
    min-height: 0;
  }
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(2)} ${rem(14)};
  min-height: ${rem(32)};

  > b {
    font-size: ${rem(17)};
  }
  ${theme.media.print} {
    display: inline;

    > *,
    > b {
      margin-right: 1mm;
      font-size: inherit;
      line-height: inherit;
    }
    > span {
      white-space: nowrap;
    }
  }
`

/* On paper the guests and the charges follow the name in the same lines. */
const Line = styled.p`
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  ${theme.media.print} {
    display: inline;
    font-size: inherit;
    line-height: inherit;

    &::before {
      content: '· ';
    }
    &::after {
      content: ' ';
    }
  }
`
