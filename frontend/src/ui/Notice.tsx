import { Check, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem } from './theme'
import { tone } from './tones'

interface NoticeProps {
  id?: string
  /** Whether the message reports success. */
  done?: boolean
  children: ReactNode
}

/** A message that stays on the page: an error or a success. */
export function Notice({ id, done = false, children }: NoticeProps) {
  return (
    <Line id={id} $done={done}>
      <Icon of={done ? Check : CircleAlert} size={20} />
      <span>{children}</span>
    </Line>
  )
}

const Line = styled.p<{ $done: boolean }>`
  display: flex;
  gap: ${rem(8)};
  align-items: flex-start;
  color: ${({ $done }) => ($done ? tone.text : tone.error)};
  font-weight: 600;
  font-size: ${rem(15)};
  line-height: ${rem(22)};
`
