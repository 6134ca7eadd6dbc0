import styled from 'styled-components'
import { courts as words } from '../../content/courts'
import { addDays, shortClubWeekday } from '../../format/courtDays'
import { shortClubDay } from '../../format/dates'
import { displayFace } from '../../ui/mixins'
import { rem, theme } from '../../ui/theme'
import { tone } from '../../ui/tones'

interface DayStripProps {
  today: string
  /** How many days ahead the last day is. */
  windowDays: number
  value: string
  onChoose: (date: string) => void
}

/** The days that the member can book, as buttons. */
export function DayStrip({ today, windowDays, value, onChoose }: DayStripProps) {
  const days = Array.from({ length: windowDays + 1 }, (_, ahead) => addDays(today, ahead))
  return (
    <Strip role="group" aria-label={words.days}>
      {days.map(date => (
        <Day
          key={date}
          type="button"
          aria-pressed={date === value}
          onClick={() => {
            onChoose(date)
          }}
        >
          <Weekday>{date === today ? words.today : shortClubWeekday(date)}</Weekday>{' '}
          <span>{shortClubDay(date)}</span>
        </Day>
      ))}
    </Strip>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(${rem(104)}, 1fr));
  gap: ${theme.stroke.ui};
  margin-bottom: ${rem(32)};
  padding: ${theme.stroke.ui};
  background: ${tone.line};

  ${theme.media.phone} {
    grid-template-columns: repeat(auto-fill, minmax(${rem(72)}, 1fr));
  }
`

const Day = styled.button`
  min-height: ${rem(72)};
  padding: ${rem(10)} ${rem(6)};
  background: ${tone.card};
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
    &[aria-pressed='true'] {
      outline: ${theme.stroke.focus} solid;
      outline-offset: -${theme.stroke.focus};
    }
  }
`

const Weekday = styled.span`
  ${displayFace}
  display: block;
  font-size: ${rem(24)};
  line-height: ${rem(28)};
`
