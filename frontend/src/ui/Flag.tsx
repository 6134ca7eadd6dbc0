import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'

/** A coral strip that announces one thing. */
export function Flag({ icon, children }: { icon?: LucideIcon; children: ReactNode }) {
  return (
    <Strip>
      {icon && <Icon of={icon} />}
      {children}
    </Strip>
  )
}

const Strip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${rem(10)};
  min-height: ${rem(40)};
  padding: ${rem(6)} ${rem(16)};
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  font-weight: 700;
  font-size: ${rem(15)};
  line-height: ${rem(20)};
  letter-spacing: 0.02em;

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
