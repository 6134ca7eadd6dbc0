import { ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import type { SessionUser } from '../../session/session'
import { ownMembership } from '../../content/ownMembership'
import { planChangeTexts } from '../../content/planChange'
import { profile } from '../../content/profile'
import { planNameOf } from '../../format/planNames'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { PlanBadge } from '../../ui/PlanBadge'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { MembershipStatus } from './MembershipStatus'

interface MembershipCardProps {
  user: SessionUser
  /** The active membership of the club. */
  membership: OwnMembershipFragment | undefined
}

/**
 * Shows the member's plan, their membership of the club, and a link to the other plans: for a member
 * with a higher plan to change to, to the change of plan on the dashboard (MEMBERSHIP-3).
 */
export function MembershipCard({ user, membership }: MembershipCardProps) {
  const plan = user.membershipPlan
  const canUpgrade = membership?.plan === 'standard' && planChangeTexts.isOffered()
  return (
    <Card as="section">
      <Stack gap="s5">
        <Heading level={2} size="d4">
          {profile.membership.title}
        </Heading>
        <PlanDetails>
          <PlanBadge plan={plan}>
            {membership ? planNameOf(membership.plan) : plan || profile.unset.plan}
          </PlanBadge>
          <Text as="span" weight="semibold">
            <MembershipStatus of={user} />
          </Text>
        </PlanDetails>
        {membership && (
          <div>
            <Text weight="semibold">{ownMembership.title(membership.number)}</Text>
            {membership.endsOn && (
              <Text tone="muted">{ownMembership.until(membership.endsOn)}</Text>
            )}
          </div>
        )}
        <ButtonLink to={canUpgrade ? paths.dashboard() : paths.membership()} icon={ArrowUp} block>
          {profile.membership.upgrade}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

const PlanDetails = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(16)};
  align-items: center;
  justify-content: space-between;
`
