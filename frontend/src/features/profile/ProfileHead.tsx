import styled from 'styled-components'
import type { OwnMembershipFragment } from '../../api/operationTypes'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { Avatar } from '../../ui/Avatar'
import { Heading } from '../../ui/Heading'
import { PlanBadge } from '../../ui/PlanBadge'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { planNameOf } from '../../format/planNames'
import { fullName } from '../../format/names'
import { initials, joinMonth, pictureOf } from './person'
import { PersonName } from './PersonName'

interface ProfileHeadProps {
  user: SessionUser
  /** The active membership of the club. */
  membership: OwnMembershipFragment | undefined
}

/** Shows the member's name, plan and joining month. */
export function ProfileHead({ user, membership }: ProfileHeadProps) {
  const plan = user.membershipPlan
  const shown = membership ? planNameOf(membership.plan) : plan
  return (
    <Head>
      <Avatar size="head" picture={pictureOf(user)} initials={initials(user)} />
      <Name>
        <Heading level={1} size={fullName(user) ? 'd2' : 'd3'}>
          <PersonName of={user} />
        </Heading>
        <StatusLine>
          <PlanBadge plan={plan}>{profile.planMember(shown)}</PlanBadge>
          <Text as="span" tone="muted">
            {profile.since(joinMonth(user))}
          </Text>
        </StatusLine>
      </Name>
    </Head>
  )
}

const Head = styled.div`
  display: flex;
  gap: ${rem(32)};
  align-items: center;
  padding-block: ${rem(56)} ${rem(48)};

  ${theme.media.tablet} {
    gap: ${rem(20)};
    padding-block: ${rem(28)} ${rem(32)};
  }
  ${theme.media.phone} {
    flex-direction: column;
    align-items: flex-start;
  }
`

const Name = styled.div`
  min-width: 0;
  max-width: 100%;
`

const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)} ${rem(18)};
  align-items: center;
  margin-top: ${rem(16)};
`
