import { club } from '@shared/club'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { dayTexts as texts } from '../../../content/admin/day'
import { clubDateOf } from '../../../format/courtDays'
import { clubDayInWords } from '../../../format/daysInWords'
import { dimWhileBusy } from '../../../ui/lists/dimWhileBusy'
import { StackedBody, StackedHead } from '../../../ui/lists/stackedTable'
import { headCell } from '../../../ui/lists/tableHead'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { bookingText } from './BookingEntry'
import { TextButton } from '../../../ui/TextButton'
import type { DayView } from './dayView'
import { HourHead } from './HourHead'
import { printSize, textsOf } from './printSize'
import { SlotCell } from './SlotCell'

interface DayTableProps extends DayView {
  stale: boolean
}

/**
 * The day as a table: a row for each hour, a column for each court. On a phone the courts of an
 * hour are below each other. The roles are explicit, because changing `display` removes a table's
 * semantics.
 */
export function DayTable({ stale, ...view }: DayTableProps) {
  const { schedule, now } = view
  const { date, courts, hours } = schedule
  const isToday = date === clubDateOf(now)
  const [isFolded, setIsFolded] = useState(true)
  // The whole day is printed.
  useEffect(() => {
    const unfold = () => flushSync(() => setIsFolded(false))
    addEventListener('beforeprint', unfold)
    return () => removeEventListener('beforeprint', unfold)
  }, [])
  const past = isToday ? hours.filter(({ endsAt }) => new Date(endsAt) <= now) : []
  const shown = isFolded ? hours.filter(hour => !past.includes(hour)) : hours
  const day = `${clubDayInWords(date)}, ${date.slice(0, 4)}`
  return (
    <Sheet aria-busy={stale} inert={stale} $size={printSize(textsOf(schedule, bookingText))}>
      <Title>
        <Club>{`${club.name}, `}</Club>
        <span>{day}</span>
      </Title>
      <Grid role="table" aria-label={texts.caption(day)}>
        <StackedHead role="rowgroup">
          <tr role="row">
            <HeadCell role="columnheader">{texts.hour}</HeadCell>
            {courts.map(({ id, name }) => (
              <HeadCell key={id} role="columnheader">
                {name}
              </HeadCell>
            ))}
          </tr>
        </StackedHead>
        <StackedBody role="rowgroup">
          {past.length > 0 && (
            <Row role="row" $isOver>
              <Fold role="rowheader" colSpan={courts.length + 1}>
                <TextButton
                  icon={isFolded ? ChevronDown : ChevronUp}
                  onClick={() => setIsFolded(!isFolded)}
                >
                  {isFolded ? texts.fold.show(past.length) : texts.fold.hide(past.length)}
                </TextButton>
              </Fold>
            </Row>
          )}
          {shown.map(hour => (
            <Row
              key={hour.startsAt}
              role="row"
              aria-current={isRunning(hour, now) ? 'time' : undefined}
              $isOver={new Date(hour.endsAt) <= now}
            >
              <HourHead startsAt={hour.startsAt} isRunning={isRunning(hour, now)} />
              {courts.map(court => (
                <SlotCell key={court.id} court={court} hour={hour} {...view} />
              ))}
            </Row>
          ))}
        </StackedBody>
      </Grid>
    </Sheet>
  )
}

const isRunning = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }, now: Date) =>
  new Date(startsAt) <= now && now < new Date(endsAt)

const Sheet = styled.div<{ $size: number }>`
  ${dimWhileBusy}
  ${theme.media.print} {
    /* As wide as the sheet without a margin of 10 mm. */
    margin-inline: calc(50% - 50vw + 10mm);
    font-size: ${({ $size }) => $size}pt;
    line-height: 1.14;
  }
`

const Title = styled.h2`
  padding-bottom: ${rem(4)};
  font: 600 ${rem(17)} / ${rem(24)} ${theme.font.body};

  ${theme.media.print} {
    padding-bottom: 1mm;
    font-size: 12pt;
    line-height: 14pt;
  }
`

/* The page's header, which has the name, is not printed. */
const Club = styled.span`
  display: none;

  ${theme.media.print} {
    display: inline;
  }
`

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  border: ${theme.stroke.ui} solid ${tone.text};
  background: ${tone.card};

  ${theme.media.phone} {
    display: block;
  }
`

const HeadCell = styled.th`
  ${headCell}
  padding: ${rem(4)} ${rem(12)};

  &:first-child {
    /* 10 AM Now */
    width: ${rem(124)};
  }
  ${theme.media.print} {
    padding: 0 1mm;
    font-size: 9pt;
    line-height: 12pt;

    &:first-child {
      width: 14mm;
    }
  }
`

const Row = styled.tr<{ $isOver: boolean }>`
  border-top: ${theme.stroke.ui} solid ${tone.text};
  ${({ $isOver }) => $isOver && `background: ${tone.bg};`}

  &[aria-current] {
    background: ${tone.raised};
  }

  ${theme.media.phone} {
    display: block;
  }
  ${theme.media.print} {
    border-top-width: 0.5pt;
    background: none;
    break-inside: avoid;
  }
`

const Fold = styled.th`
  padding: 0 ${rem(12)};
  font-weight: 400;
  text-align: left;

  ${theme.media.phone} {
    display: block;
  }
  ${theme.media.print} {
    display: none;
  }
`
