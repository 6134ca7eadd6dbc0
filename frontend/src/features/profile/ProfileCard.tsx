import { Pencil } from 'lucide-react'
import styled from 'styled-components'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { paths } from '../../paths'
import { Avatar } from '../../ui/Avatar'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { Facts } from '../../ui/Facts'
import { Heading } from '../../ui/Heading'
import { MailAddress } from '../../ui/MailAddress'
import { PlanBadge } from '../../ui/PlanBadge'
import { rem } from '../../ui/theme'
import { MembershipStatus } from './MembershipStatus'
import { initials, joinMonth, pictureOf } from './person'
import { PersonName } from './PersonName'

const texts = profile.card

/** Shows a summary of the member. */
export function ProfileCard({ user }: { user: SessionUser }) {
  return (
    <Card as="section">
      <Top>
        <Avatar size="card" picture={pictureOf(user)} initials={initials(user)} />
        <Name>
          <Heading level={2} size="d4">
            <PersonName of={user} />
          </Heading>
          <PlanBadge plan={user.membershipPlan}>{profile.level(user.membershipPlan)}</PlanBadge>
        </Name>
      </Top>
      <Facts
        items={[
          { term: texts.email, value: <MailAddress>{user.email}</MailAddress> },
          { term: texts.since, value: joinMonth(user) },
          { term: texts.status, value: <MembershipStatus of={user} /> },
        ]}
      />
      <Foot>
        <ButtonLink to={paths.profile()} tone="secondary" size="small" icon={Pencil} block>
          {texts.edit}
        </ButtonLink>
      </Foot>
    </Card>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(20)};
  align-items: center;
  margin-bottom: ${rem(22)};
`

const Name = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1 1 ${rem(120)};
  justify-items: start;
  gap: ${rem(8)};
  min-width: 0;

  > * {
    max-width: 100%;
  }
`

const Foot = styled.div`
  margin-top: ${rem(20)};
`
