import { useState } from 'react'
import type { CourtDayFieldsFragment, StandbyRowFragment } from '../../api/operationTypes'
import { standbyRules } from '@shared/standby-rules'
import { standby as texts } from '../../content/standby'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Notice } from '../../ui/Notice'
import { Problem } from '../../ui/Problem'
import { Segments } from '../../ui/Segments'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { HOUR_MS } from './allowance'
import { DeclineStandby } from './DeclineStandby'
import { type Court, hasFreeCourt, type Slot, slotId, whenOf } from './slots'
import { TakeStandby } from './TakeStandby'
import { useStandbyLine } from './useStandby'

interface StandbyPanelProps {
  day: CourtDayFieldsFragment
  court: Court
  slot: Slot
  /** The member's own place in line for the hour. */
  own: StandbyRowFragment | undefined
  /** What has become of the booking that the panel was opened for. */
  note?: string | undefined
  onClose: () => void
}

/** The panel of an hour that is taken: the line for it, and the offer. */
export function StandbyPanel({ day, court, slot, own, note, onClose }: StandbyPanelProps) {
  const id = slotId(court, slot)
  return (
    <Dialog title={court.name} subject={id} opener={id} hasOwnEntry isBeside onClose={onClose}>
      {note && <Notice done>{note}</Notice>}
      <Stack gap="s5">
        <Text size="strong" weight="semibold">
          {whenOf(day, slot)}
        </Text>
        {own && own.state !== 'lapsed' ? (
          <OwnPlace own={own} onClose={onClose} />
        ) : (
          <JoinLine day={day} court={court} slot={slot} />
        )}
      </Stack>
    </Dialog>
  )
}

function OwnPlace({ own, onClose }: { own: StandbyRowFragment; onClose: () => void }) {
  const { pending, problem, leave } = useStandbyLine()
  const { state, offeredCourt, offerUntil, ahead, startsAt } = own
  const isOffered = state === 'offered' && offeredCourt !== null && offerUntil !== null
  return (
    <>
      <div role="status">
        <Text>
          {isOffered ? texts.offered(offeredCourt.name, offerUntil) : texts.waiting(ahead)}
        </Text>
      </div>
      {isOffered ? (
        <>
          <TakeStandby offer={own} onTaken={onClose} />
          <DeclineStandby offer={own} look={{ tone: 'secondary' }} />
        </>
      ) : (
        <div>
          <Button
            tone="secondary"
            aria-label={texts.named(texts.leave.label, startsAt)}
            pending={pending && texts.leave.pending}
            onClick={() => void leave(own)}
          >
            {texts.leave.label}
          </Button>
          <Problem>{problem}</Problem>
        </div>
      )}
    </>
  )
}

function JoinLine({ day, court, slot }: Pick<StandbyPanelProps, 'day' | 'court' | 'slot'>) {
  const [openedAt] = useState(() => Date.now())
  const [chosen, setChosen] = useState<'either' | 'only'>()
  // While the other court is free, nobody can wait for either (STANDBY-1).
  const wanted = chosen ?? (hasFreeCourt(day, slot) ? 'only' : 'either')
  const { pending, problem, join } = useStandbyLine()
  if (Date.parse(slot.startsAt) - openedAt <= standbyRules.openHours * HOUR_MS)
    return <Text>{texts.panel.tooLate}</Text>
  return (
    <>
      <Stack gap="s2">
        <Text>{texts.panel.waits(slot.waiting)}</Text>
        <Text tone="muted">{texts.panel.how}</Text>
      </Stack>
      <Segments
        label={texts.panel.court}
        options={[
          { value: 'either', label: texts.panel.either },
          { value: 'only', label: texts.panel.only(court.number) },
        ]}
        value={wanted}
        pending={pending}
        onChoose={setChosen}
      />
      <div>
        <Button
          block
          pending={pending && texts.panel.joining}
          onClick={() => void join(slot.startsAt, wanted === 'only' ? court.id : null)}
        >
          {texts.panel.join}
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </>
  )
}
