import { ArrowUp } from 'lucide-react'
import styled from 'styled-components'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { PlanBadge } from '../../ui/PlanBadge'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { MembershipStatus } from './MembershipStatus'

/** Shows the member's plan and a link to the other plans. */
export function MembershipCard({ user }: { user: SessionUser }) {
  const plan = user.membershipPlan
  return (
    <Card as="section">
      <Stack gap="s5">
        <Heading level={2} size="d4">
          {profile.membership.title}
        </Heading>
        <PlanDetails>
          <PlanBadge plan={plan}>{plan || profile.unset.plan}</PlanBadge>
          <Text as="span" weight="semibold">
            <MembershipStatus of={user} />
          </Text>
        </PlanDetails>
        <ButtonLink to={paths.membership()} icon={ArrowUp} block>
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
