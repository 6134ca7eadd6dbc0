import { Eye, EyeOff } from 'lucide-react'
import { memo, useReducer, type ComponentProps } from 'react'
import styled from 'styled-components'
import { fieldBox } from '../ui/fields/fieldBox'
import { FieldFrame, fieldProps, useInputId, type Labelled } from '../ui/fields/FieldFrame'
import { Icon } from '../ui/Icon'
import { theme } from '../ui/theme'
import { tone } from '../ui/tones'
import type { FieldProps } from './Field'
import { useTextField } from './useTextField'

interface PasswordInputProps
  extends Labelled, Omit<ComponentProps<'input'>, 'className' | 'style' | 'required' | 'type'> {
  /** The label of the button that reveals the password. */
  show: string
}

/** A labelled password field with a button that reveals and hides the password. */
function PasswordInput({
  id: givenId,
  label,
  optional,
  required,
  hint,
  error,
  show,
  ...rest
}: PasswordInputProps) {
  const id = useInputId(givenId)
  const [shown, toggle] = useReducer((before: boolean) => !before, false)
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <Line>
        <Input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          $invalid={Boolean(error)}
          {...fieldProps(id, { required, hint, error })}
          {...rest}
        />
        <Toggle
          type="button"
          aria-label={show}
          aria-pressed={shown}
          aria-controls={id}
          title={show}
          onClick={toggle}
        >
          <Icon of={shown ? EyeOff : Eye} />
        </Toggle>
      </Line>
    </FieldFrame>
  )
}

const MemoPasswordInput = memo(PasswordInput)

/** A password field of a form. `show` labels the button that reveals the password. */
export function PasswordField({ show, ...rest }: FieldProps & { show: string }) {
  const field = useTextField(rest.name)
  return <MemoPasswordInput show={show} {...rest} {...field} />
}

const Line = styled.div`
  display: flex;
`

const Input = styled.input<{ $invalid: boolean }>`
  ${fieldBox}
  flex: 1;
  min-width: 0;
  border-right: 0;

  &:focus-visible {
    position: relative;
  }
  /* Edge has its own reveal button. */
  &::-ms-reveal {
    display: none;
  }
`

const Toggle = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.input};
  min-height: ${theme.size.input};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  cursor: pointer;

  &:hover {
    border-color: ${tone.text};
  }
  &[aria-pressed='true'] {
    background: ${tone.raised};
  }
`
