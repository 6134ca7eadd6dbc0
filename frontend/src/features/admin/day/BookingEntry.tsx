import styled from 'styled-components'
import type { DeskBookingRowFragment } from '../../../api/generated'
import { dayWords as words } from '../../../content/admin/day'
import { Badge } from '../../../ui/Badge'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { nameOrEmail } from '../entry/personNames'
import { BookingActions } from './BookingActions'

interface BookingEntryProps {
  booking: DeskBookingRowFragment
  now: Date
  onDone: (notice: string) => Promise<void>
}

/** Shows a booking: the member, the guests, the charges, and what the desk can do with it. */
export function BookingEntry({ booking, now, onDone }: BookingEntryProps) {
  const { person, foundingNumber, isExtra, guests, charges, checkedInAt, status } = booking
  return (
    <Entry>
      <Head>
        <Name>{nameOrEmail(person)}</Name>
        {foundingNumber !== null && <span>{words.number(foundingNumber)}</span>}
        {isExtra && <span>{words.extra}</span>}
        {checkedInAt && <Badge status={words.arrived} look="joined" />}
        {status === 'no_show' && <Badge status={words.absent} look="failed" />}
      </Head>
      {guests.length > 0 && <Line>{words.guests(guests)}</Line>}
      {charges.length > 0 && <Line>{charges.map(words.chargeWithState).join('; ')}</Line>}
      <BookingActions booking={booking} now={now} onDone={onDone} />
    </Entry>
  )
}

const Entry = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(4)};

  ${theme.media.print} {
    display: block;
    font-size: 8pt;
    line-height: 9pt;
  }
`

const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(2)} ${rem(14)};
  min-height: ${rem(32)};

  ${theme.media.print} {
    gap: 0 2mm;
    min-height: 0;
    --badge-size: 8pt;
  }
`

const Name = styled.b`
  font-size: ${rem(17)};

  ${theme.media.print} {
    font-size: 8.5pt;
  }
`

const Line = styled.p`
  color: ${tone.text2};
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  ${theme.media.print} {
    font-size: 7pt;
    line-height: 8pt;
  }
`
