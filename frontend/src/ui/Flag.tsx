import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'

interface FlagProps {
  icon?: LucideIcon
  /** Outlined: for a second flag beside the coral one. */
  look?: 'coral' | 'outlined'
  children: ReactNode
}

/** A coral strip with one short announcement. */
export function Flag({ icon, look = 'coral', children }: FlagProps) {
  return (
    <Strip $look={look}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </Strip>
  )
}

const flagVariants = {
  coral: css`
    background: ${theme.color.coral};
    color: ${theme.color.ink};
  `,
  outlined: css`
    border: ${theme.stroke.ui} solid;
  `,
} as const

const Strip = styled.span<{ $look: keyof typeof flagVariants }>`
  display: inline-flex;
  align-items: center;
  gap: ${rem(10)};
  min-height: ${rem(40)};
  padding: ${rem(6)} ${rem(16)};
  ${({ $look }) => flagVariants[$look]}
  font-weight: 700;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  letter-spacing: 0.02em;

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
