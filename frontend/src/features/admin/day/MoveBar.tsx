import styled from 'styled-components'
import { chargeTexts } from '../../../content/chargeTexts'
import { dayTexts } from '../../../content/admin/day'
import { courtDateTime } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { useRestoreFocus } from '../../../ui/useRestoreFocus'
import { nameOrEmail } from '../entry/personNames'
import { useDocumentKeys } from '../section/useDocumentKeys'
import { bookingId } from './BookingEntry'
import type { Moving } from './useMoveBooking'

const texts = dayTexts.move

interface MoveBarProps {
  moving: Moving
  pending: boolean
  onAccept: () => void
  onStop: () => void
}

/** Says which booking moves, what the chosen hour costs, and why it could not be moved. */
export function MoveBar({ moving, pending, onAccept, onStop }: MoveBarProps) {
  const { booking, offer, failure } = moving
  useRestoreFocus(bookingId(booking.id))
  const where = texts.place(booking.court.name, courtDateTime(booking.startsAt))
  useDocumentKeys(event => {
    // Escape may have closed a dialog, or the list of found people.
    if (event.key === 'Escape' && !event.defaultPrevented) onStop()
  })
  return (
    <Bar role="group" aria-label={texts.label} tabIndex={-1} ref={focusOnMount}>
      <p>
        <b translate="no">{nameOrEmail(booking.person)}</b>
        <span>{`, ${where}. ${booking.checkedInAt === null ? texts.choose : texts.chooseCourt}`}</span>
      </p>
      <div role="status">
        {offer && (
          <p>
            {texts.costs(
              texts.place(offer.hour.court.name, courtDateTime(offer.hour.startsAt)),
              chargeTexts.listOpen(offer.charges),
            )}
          </p>
        )}
      </div>
      <div role="alert">{failure && <Notice>{failure}</Notice>}</div>
      <Buttons>
        {offer && (
          <Button size="small" pending={pending && texts.pending} onClick={onAccept}>
            {texts.accept(chargeTexts.sum(offer.charges))}
          </Button>
        )}
        <SmallButton onClick={onStop}>{texts.stop}</SmallButton>
      </Buttons>
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(8)} ${rem(16)};
  padding: ${rem(8)} ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.raised};

  > p {
    flex: 1 1 ${rem(280)};
  }
  > :empty {
    display: none;
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
`
