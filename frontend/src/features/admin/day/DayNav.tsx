import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { dayTexts as texts } from '../../../content/admin/day'
import { addDays, parseDay } from '../../../format/courtDays'
import { SmallButton } from '../../../ui/SmallButton'
import { TextInput } from '../../../ui/fields/TextInput'
import { IconButton } from '../../../ui/IconButton'
import { rem, theme } from '../../../ui/theme'
import { useDayKeys } from './useDayKeys'

interface DayNavProps {
  date: string
  /** Shows this day, or today. */
  onChoose: (date: string | undefined) => void
  /** Shows the hour that is running, if today is shown. */
  onNow: (() => void) | undefined
}

/** The buttons, the field and the keys that change the day. */
export function DayNav({ date, onChoose, onNow }: DayNavProps) {
  const [seen, setSeen] = useState(date)
  const [typed, setTyped] = useState(date)
  if (date !== seen) {
    setSeen(date)
    setTyped(date)
  }
  const step = (days: number) => onChoose(addDays(date, days))
  const showToday = onNow ?? (() => onChoose(undefined))
  useDayKeys(step, showToday)

  function type(text: string) {
    setTyped(text)
    const day = parseDay(text)
    if (day !== undefined && day !== date) onChoose(day)
  }

  return (
    <Line role="group" aria-label={texts.choose}>
      <IconButton icon={ChevronLeft} label={texts.previous} onClick={() => step(-1)} />
      <Field>
        <TextInput
          type="date"
          label={texts.date}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <IconButton icon={ChevronRight} label={texts.next} onClick={() => step(1)} />
      <SmallButton onClick={showToday}>{onNow ? texts.now : texts.today}</SmallButton>
      <SmallButton onClick={() => window.print()}>{texts.print}</SmallButton>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${rem(8)};

  ${theme.media.print} {
    display: none;
  }
`

/* The group's name says what the field is, so that its label needs no line of its own. */
const Field = styled.div`
  width: ${rem(170)};
  --label-gap: 0;

  label {
    position: absolute;
    clip-path: inset(50%);
  }
  input {
    min-height: ${theme.size.minTarget};
    height: ${theme.size.minTarget};
  }
  ${theme.media.phone} {
    flex: 1 1 0;
    width: auto;
    min-width: ${rem(160)};
  }
`
