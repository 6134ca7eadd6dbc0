import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'
import { tone } from './tones'

interface SelectProps extends Omit<
  ComponentProps<'select'>,
  'className' | 'style' | 'id' | 'onChange' | 'children'
> {
  label: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** The browser's own list of choices, with its label. */
export function Select({ label, options, onChange, ...rest }: SelectProps) {
  const id = useId()
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      <Box>
        <Native id={id} onChange={({ target }) => onChange(target.value)} {...rest}>
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
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  gap: var(--label-gap, ${rem(12)});
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
`

const Native = styled.select`
  grid-area: 1 / 1;
  width: 100%;
  min-width: ${rem(140)};
  height: ${theme.size.input};
  padding: 0 ${rem(44)} 0 ${rem(16)};
  border: ${theme.stroke.ui} solid ${tone.line};
  border-radius: ${theme.radius.line};
  background: ${tone.field};
  color: ${tone.text};
  font: 500 ${rem(16)} ${theme.font.body};
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

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
  padding-right: ${rem(14)};
  pointer-events: none;
`
