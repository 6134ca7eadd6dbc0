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

/**
 * A membership plan's badge. Every plan has its own gradient and icon; any other value is grey. The
 * text is the raw value, capitalised by CSS only (FORM-11).
 */
export function PlanBadge({
  plan,
  children,
}: {
  plan: string | null | undefined
  children: ReactNode
}) {
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
  min-height: ${rem(36)};
  max-width: 100%;
  padding: ${rem(4)} ${rem(16)} ${rem(4)} ${rem(12)};
  border-radius: ${theme.radius.ball};
  background: ${({ $plan }) => theme.plan[$plan]};
  color: ${theme.color.ink};
  font-weight: 700;
  line-height: ${rem(20)};
  overflow-wrap: anywhere;
  font-size: ${rem(15)};
  text-transform: capitalize;

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`
