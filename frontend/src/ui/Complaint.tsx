import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem } from './theme'
import { tone } from './tones'

/** What is wrong with a field, below it; the field names `{id}-error` as its description. */
export function Complaint({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <Message id={`${id}-error`}>
      <Icon of={CircleAlert} size={20} />
      {error}
    </Message>
  )
}

const Message = styled.p`
  display: flex;
  gap: ${rem(8)};
  align-items: flex-start;
  color: ${tone.error};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`
