import styled from 'styled-components'
import { rem, theme } from './theme'

interface ChoiceProps {
  label: string
  isOn: boolean
  pending: boolean
  onChange: (wanted: boolean) => void
}

/** A setting that is on or off, saved at once. */
export const Choice = ({ label, isOn, pending, onChange }: ChoiceProps) => (
  <Line>
    <input
      type="checkbox"
      checked={isOn}
      disabled={pending}
      onChange={({ target }) => onChange(target.checked)}
    />
    <span>{label}</span>
  </Line>
)

const Line = styled.label`
  display: flex;
  align-items: center;
  gap: ${rem(12)};
  width: fit-content;
  min-height: ${theme.size.minTarget};
  font-weight: 600;

  > input {
    width: ${rem(24)};
    height: ${rem(24)};
  }
`
