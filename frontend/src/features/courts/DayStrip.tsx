import styled from 'styled-components'
import { courts as texts } from '../../content/courts'
import { addDays, shortClubWeekday } from '../../format/courtDays'
import { shortClubDay } from '../../format/dates'
import { displayFace } from '../../ui/mixins'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'
import type { Allowance } from './allowance'

interface DayStripProps {
  today: string
  allowance: Pick<Allowance, 'windowDays' | 'lastDay'>
  value: string
  onChoose: (date: string) => void
}

/** The days that the member can book, as buttons; says why they end with the membership (BOOKING-23). */
export function DayStrip({ today, allowance, value, onChoose }: DayStripProps) {
  const { windowDays, lastDay } = allowance
  const inWindow = Array.from({ length: windowDays + 1 }, (_, ahead) => addDays(today, ahead))
  const days = inWindow.filter(date => lastDay === null || date <= lastDay)
  return (
    <Days>
      <Strip role="group" aria-label={texts.days}>
        {days.map(date => (
          <Day
            key={date}
            type="button"
            aria-pressed={date === value}
            onClick={() => {
              onChoose(date)
            }}
          >
            <Weekday>{date === today ? texts.today : shortClubWeekday(date)}</Weekday>{' '}
            <span>{shortClubDay(date)}</span>
          </Day>
        ))}
      </Strip>
      {lastDay !== null && days.length < inWindow.length && (
        <Text tone="muted">{texts.lastDay(lastDay)}</Text>
      )}
    </Days>
  )
}

const Days = styled.div`
  display: grid;
  gap: ${rem(12)};
  margin-bottom: ${rem(32)};
`

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(104)}, 1fr));
  gap: ${theme.stroke.ui};
  padding: ${theme.stroke.ui};

  ${theme.media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(${rem(72)}, 1fr));
  }
`

/* Each day draws its own lines: the last row may have fewer days. */
const Day = styled.button`
  min-height: ${rem(72)};
  padding: ${rem(10)} ${rem(6)};
  background: ${tone.card};
  box-shadow: 0 0 0 ${theme.stroke.ui} ${tone.line};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  &:hover {
    background: ${tone.raised};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.chalk};
    color: ${theme.color.ink};
  }
  &:focus-visible {
    position: relative;
    z-index: 1;
  }
  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;

    &[aria-pressed='true'] {
      border-bottom-width: ${theme.stroke.court};
    }
  }
`

const Weekday = styled.span`
  ${displayFace}
  display: block;
  font-size: ${rem(24)};
  line-height: ${rem(28)};
`
