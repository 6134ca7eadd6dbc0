import styled from 'styled-components'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import type { FoundOption } from './foundOptions'

interface FoundListProps {
  /** Begins the ids of the list and of its options. */
  id: string
  label: string
  options: readonly FoundOption[]
  active: FoundOption | undefined
  onChoose: (option: FoundOption) => void
}

/** The list of a combobox. The focus stays in the field. */
export function FoundList({ id, label, options, active, onChoose }: FoundListProps) {
  return (
    <List id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map(option => (
        <Option
          key={option.id}
          id={`${id}-${option.id}`}
          role="option"
          aria-selected={option === active}
          onPointerDown={event => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <b translate="no">{option.name}</b>
          <Text tone="muted" size="small" as="div">
            {option.detail}
          </Text>
        </Option>
      ))}
    </List>
  )
}

const List = styled.div`
  max-height: 60vh;
  overflow-y: auto;
`

const Option = styled.div`
  padding: ${rem(8)} ${rem(14)};
  border-top: ${theme.stroke.hair} solid ${tone.hair};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${tone.raised};
  }
  &[aria-selected='true'] {
    background: ${tone.raised};
    box-shadow: inset ${rem(4)} 0 0 ${tone.text};
  }
  ${theme.media.forced} {
    &[aria-selected='true'] {
      outline: ${theme.stroke.ui} solid;
      outline-offset: ${rem(-4)};
    }
  }
`
