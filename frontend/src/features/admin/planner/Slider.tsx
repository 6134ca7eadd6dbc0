import { useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { FieldFrame, fieldProps } from '../../../ui/fields/FieldFrame'
import { fieldBox } from '../../../ui/fields/fieldBox'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { useChangeEnd } from './useChangeEnd'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Returns the error of what is typed, if any. */
  rule: (typed: string) => string | undefined
  /** Called when a drag has ended or a number has been typed. */
  onChange: (value: number) => void
}

/** A number as a slider and as a text field beside it; both show the same value. */
export function Slider({ label, value, rule, onChange, ...range }: SliderProps) {
  const id = useId()
  const [seen, setSeen] = useState(value)
  const [typed, setTyped] = useState(String(value))
  const [isRefused, setIsRefused] = useState(false)
  if (value !== seen) {
    setSeen(value)
    setTyped(String(value))
    setIsRefused(false)
  }
  const problem = rule(typed)
  const error = isRefused ? problem : undefined
  const commit = (text: string) => {
    setIsRefused(rule(text) !== undefined)
    if (rule(text) === undefined && Number(text) !== value) onChange(Number(text))
  }
  const slider = useRef<HTMLInputElement>(null)
  useChangeEnd(slider, commit)
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Pair>
        <Range
          ref={slider}
          type="range"
          aria-label={label}
          value={problem === undefined ? typed : value}
          onChange={({ target }) => setTyped(target.value)}
          {...range}
        />
        <Field
          $invalid={Boolean(error)}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => commit(typed)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit(typed)
          }}
          {...fieldProps(id, { error })}
        />
      </Pair>
    </FieldFrame>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${rem(92)};
  gap: ${rem(16)};
  align-items: center;
`

/*
 * A ball on a line. Each browser names the parts of a slider differently, so the styles appear
 * twice. The line is a border, because forced colours remove backgrounds.
 */
const line = css`
  box-sizing: border-box;
  height: ${theme.stroke.court};
  border-top: ${theme.stroke.court} solid ${tone.text};
`
const ball = css`
  box-sizing: border-box;
  width: ${rem(28)};
  height: ${rem(28)};
  border: ${theme.stroke.ui} solid ${tone.text};
  border-radius: ${theme.radius.ball};
  background: ${theme.color.optic};
`

const Range = styled.input`
  width: 100%;
  min-width: 0;
  height: ${theme.size.minTarget};
  background: none;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    ${line}
  }
  &::-moz-range-track {
    ${line}
  }
  &::-webkit-slider-thumb {
    ${ball}
    margin-top: calc((${theme.stroke.court} + ${rem(28)}) / -2);
    appearance: none;
  }
  &::-moz-range-thumb {
    ${ball}
  }
`

const Field = styled.input<{ $invalid: boolean }>`
  ${fieldBox}
`
