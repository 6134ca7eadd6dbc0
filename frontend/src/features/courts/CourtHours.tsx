import styled from 'styled-components'
import type { CourtDayFieldsFragment } from '../../api/operationTypes'
import { courts as texts } from '../../content/courts'
import { Heading } from '../../ui/Heading'
import { Segments } from '../../ui/Segments'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { SlotButton } from './SlotButton'
import { type Court, isFull, opensLater, type Slot, slotId } from './slots'
import { useRovingSlot } from './useRovingSlot'

interface CourtHoursProps {
  day: CourtDayFieldsFragment
  /** The id of the slot whose panel is open. */
  openedId: string | undefined
  canOpen: (court: Court, slot: Slot) => boolean
  onOpen: (court: Court, slot: Slot) => void
}

/** The courts as columns of hours. A narrow screen shows one court at a time. */
export function CourtHours({ day, openedId, canOpen, onOpen }: CourtHoursProps) {
  const { at, setAt, onKeyDown } = useRovingSlot(day.courts)
  const full = isFull(day) && (
    <Full>
      <Text weight="semibold">{opensLater(day) ? texts.opensLater : texts.full}</Text>
    </Full>
  )
  if (day.courts.every(({ slots }) => slots.length === 0)) return full
  return (
    <div>
      {full}
      <Choice>
        <Segments
          label={texts.courts}
          options={day.courts.map(({ court: { number } }, index) => ({
            value: String(index),
            label: texts.court(number),
          }))}
          value={String(at.court)}
          onChoose={index => {
            setAt({ ...at, court: Number(index) })
          }}
        />
      </Choice>
      <Columns onKeyDown={onKeyDown}>
        {day.courts.map(({ court, slots }, index) => (
          <Column
            key={court.id}
            role="group"
            aria-label={court.name}
            $shown={index === at.court}
            $rows={slots.length + 1}
          >
            <Name>
              <Heading level={2} size="d4">
                {court.name}
              </Heading>
            </Name>
            {slots.map((slot, row) => (
              <SlotButton
                key={slot.startsAt}
                court={court}
                slot={slot}
                opens={canOpen(court, slot)}
                expanded={slotId(court, slot) === openedId}
                reachable={index === at.court && row === at.hour}
                onFocus={() => {
                  setAt({ court: index, hour: row })
                }}
                onOpen={() => {
                  onOpen(court, slot)
                }}
              />
            ))}
          </Column>
        ))}
      </Columns>
      <Night>
        <Text tone="muted">{texts.openPlay}</Text>
      </Night>
    </div>
  )
}

const Night = styled.div`
  margin-top: ${rem(12)};
`

const Full = styled.div`
  margin-bottom: ${rem(16)};
`

const Choice = styled.div`
  display: none;
  margin-bottom: ${rem(16)};

  ${theme.media.tablet} {
    display: block;
  }
`

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.court.line};
  padding: ${theme.court.line};
  background: ${theme.color.chalk};

  ${theme.media.tablet} {
    display: block;
  }
`

/* Rows of both courts have the same height: a past hour is lower. */
const Column = styled.div<{ $shown: boolean; $rows: number }>`
  display: grid;
  grid-row: 1 / span ${({ $rows }) => $rows};
  grid-template-rows: subgrid;

  ${theme.media.tablet} {
    display: ${({ $shown }) => ($shown ? 'grid' : 'none')};
    gap: ${theme.court.line};
    grid-template: none / minmax(0, 1fr);
  }
`

const Name = styled.div`
  padding: ${rem(20)} min(${rem(18)}, 5.7vw);
  background: ${theme.color.guava};
  color: ${theme.color.chalk};
`
