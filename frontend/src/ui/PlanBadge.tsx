import { BadgeCheck, Circle, Crown, Zap, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { rem, theme } from './theme'

/** For members only, so theme.ts, which visitors load too, does not have them. */
export const planGradients = {
  champion: 'linear-gradient(100deg, #FFC24B 0%, #FF7A55 100%)',
  elite: 'linear-gradient(100deg, #9DF0DC 0%, #2FB7B0 100%)',
  pro: 'linear-gradient(100deg, #F0F7A0 0%, #9CCB3B 100%)',
  none: 'linear-gradient(100deg, #D5DCD7 0%, #9FADA5 100%)',
} as const

type Plan = keyof typeof planGradients

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
      <span>{children}</span>
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
  background: ${({ $plan }) => planGradients[$plan]};
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
