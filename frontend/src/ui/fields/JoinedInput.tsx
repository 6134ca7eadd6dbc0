import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import styled from 'styled-components'
import { useInputId } from './FieldFrame'
import { Icon } from '../Icon'
import { rem, theme } from '../theme'
import { tone } from '../tones'

interface JoinedInputProps extends Omit<ComponentProps<'input'>, 'className' | 'style'> {
  label: string
  error?: string
  /** The button that is joined to the input. */
  button: ReactNode
}

/** An input and its button, joined. */
export function JoinedInput({ id: givenId, label, error, button, ...rest }: JoinedInputProps) {
  const id = useInputId(givenId)
  const errorId = `${id}-error`
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Line>
        <Input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          {...rest}
        />
        {button}
      </Line>
      {error && (
        <Message id={errorId}>
          <Icon of={CircleAlert} size={20} />
          <span>{error}</span>
        </Message>
      )}
    </Frame>
  )
}

/*
 * A parent may place the label beside the input (--label-columns). On a phone the button moves below
 * the input if the reader's font size leaves no room beside it.
 */
const Frame = styled.div`
  display: grid;
  grid-template-columns: var(--label-columns, minmax(0, 1fr));
  align-items: center;

  ${theme.media.phone} {
    container-type: inline-size;
  }
`

const enlarged = `@container (max-width: ${rem(220)})`

const Label = styled.label`
  max-width: var(--label-max, none);
  margin: 0 var(--label-side, 0) var(--label-gap, ${rem(12)}) 0;
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  text-wrap: balance;
  color: ${tone.text2};
`

const Line = styled.div`
  display: flex;

  ${enlarged} {
    flex-direction: column;
  }
`

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: var(--control, ${theme.size.input});
  padding: 0 ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-right: 0;
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  font: 500 ${rem(16)} ${theme.font.body};

  &::placeholder {
    color: ${tone.text2};
    opacity: 1;
  }
  &:hover,
  &:focus {
    border-color: ${tone.text};
  }
  &[aria-invalid] {
    border-color: ${tone.error};
  }
  &:focus-visible {
    position: relative;
  }
  ${enlarged} {
    flex: none;
    border-right: ${theme.stroke.ui} solid ${tone.line};
  }
`

const Message = styled.p`
  display: flex;
  gap: ${rem(8)};
  align-items: flex-start;
  margin-top: ${rem(8)};
  color: ${tone.error};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`
