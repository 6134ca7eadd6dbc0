import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import styled from 'styled-components'
import { FieldFrame, fieldProps, type Labelled } from './FieldFrame'
import { Icon } from '../Icon'
import { rem, theme } from '../theme'
import { tone } from '../tones'

interface ListProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'id' | 'onChange' | 'children' | 'required'
> {
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A labelled native select for toolbars. */
export function Select({ label, ...rest }: ListProps & { label: string }) {
  const id = useId()
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <List id={id} {...rest} />
    </Frame>
  )
}

/** A labelled native select for forms. */
export function SelectInput({
  label,
  optional,
  required,
  hint,
  error,
  ...rest
}: ListProps & Labelled) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hint} error={error}>
      <List {...fieldProps(id, { required, hint, error })} {...rest} />
    </FieldFrame>
  )
}

function List({ options, onChange, ...rest }: ListProps & { id: string }) {
  return (
    <Box>
      <Native onChange={({ target }) => onChange(target.value)} {...rest}>
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Native>
      <Sign>
        <Icon of={ChevronDown} size={20} />
      </Sign>
    </Box>
  )
}

/* A parent may place the label beside the list (--label-columns). */
const Frame = styled.div`
  display: grid;
  grid-template-columns: var(--label-columns, minmax(0, 1fr));
  gap: var(--label-gap, ${rem(12)}) var(--label-side, 0);
  align-items: center;
  min-width: 0;

  ${theme.media.print} {
    display: none;
  }
`

const Label = styled.label`
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  color: ${tone.text2};
`

const Box = styled.div`
  display: grid;
  min-width: 0;
  max-width: var(--list-max, none);
`

const Native = styled.select`
  grid-area: 1 / 1;
  width: 100%;
  min-width: ${rem(140)};
  height: var(--control, ${theme.size.input});
  padding: 0 ${rem(44)} 0 ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  font: 500 ${rem(16)} ${theme.font.body};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  /* Enlarged letters take the space of the padding, and a second line. */
  ${theme.media.phone} {
    height: auto;
    min-height: ${theme.size.input};
    padding: ${rem(6)} min(${rem(44)}, 54px) ${rem(6)} min(${rem(16)}, 16px);
    white-space: normal;
  }
  &:hover,
  &:focus {
    border-color: ${tone.text};
  }
  &:disabled {
    cursor: not-allowed;
  }
`

const Sign = styled.span`
  grid-area: 1 / 1;
  place-self: center end;
  padding-right: min(${rem(14)}, 14px);
  pointer-events: none;
`
