import type { LucideIcon } from 'lucide-react'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'
import { tone } from './tones'

interface TextButtonProps {
  icon: LucideIcon
  /** The accessible name, if several buttons have the same text. */
  name?: string | undefined
  disabled?: boolean
  ref?: Ref<HTMLButtonElement> | undefined
  onClick: MouseEventHandler<HTMLButtonElement>
  children: ReactNode
}

/** An unobtrusive button for a rarely used action. */
export function TextButton({ icon, name, children, ...button }: TextButtonProps) {
  return (
    <Plain type="button" aria-label={name} {...button}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </Plain>
  )
}

const Plain = styled.button`
  display: flex;
  width: fit-content;
  gap: ${rem(6)};
  align-items: center;
  min-height: ${rem(32)};
  color: ${tone.text2};
  font-weight: 500;
  font-size: ${rem(15)};
  line-height: ${rem(20)};

  &:hover {
    color: ${tone.text};
    text-decoration: underline;
    text-decoration-thickness: ${theme.stroke.ui};
    text-underline-offset: ${rem(4)};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.minTarget};
  }
`
