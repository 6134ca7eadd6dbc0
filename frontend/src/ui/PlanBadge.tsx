import { BadgeCheck, Circle, Crown, Zap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'

type Plan = keyof typeof theme.plan

const signs: Record<Plan, LucideIcon> = {
  champion: Crown,
  elite: BadgeCheck,
  pro: Zap,
  none: Circle,
}

const isPlan = (plan: string): plan is Plan => Object.hasOwn(signs, plan)

/** A membership plan's badge; every plan has its own gradient and icon, any other value is grey. */
export function PlanBadge({ plan, children }: { plan: string | null; children: ReactNode }) {
  const known = plan && isPlan(plan) ? plan : 'none'
  return (
    <Pill $plan={known}>
      <Icon of={signs[known]} size={18} />
      {children}
    </Pill>
  )
}

const Pill = styled.span<{ $plan: Plan }>`
  display: inline-flex;
  align-items: center;
  gap: ${rem(9)};
  height: ${rem(36)};
  padding: 0 ${rem(16)} 0 ${rem(12)};
  border-radius: ${theme.radius.ball};
  background: ${({ $plan }) => theme.plan[$plan]};
  color: ${theme.color.ink};
  font-weight: 700;
  font-size: ${rem(15)};
  white-space: nowrap;

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
