import { club } from '@shared/club'
import { Bell, Lock, MessageSquare } from 'lucide-react'
import styled from 'styled-components'
import { mailTo } from '../../format/links'
import { membership, membershipPlans } from '../../content/membership'
import { paths } from '../../paths'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Flag } from '../../ui/Flag'
import { NetPlans } from '../../ui/NetPlans'
import { rem, theme } from '../../ui/theme'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { AllAccess } from './AllAccess'

const { standard, unlimited } = membershipPlans

/** Shows both memberships, which nobody can buy here, and how to hear about them. */
export function MembershipPlans() {
  return (
    <Container>
      <VisuallyHidden as="h2">{membership.plansTitle}</VisuallyHidden>
      <NetPlans
        left={standard}
        right={unlimited}
        mark={plan => plan === unlimited && <Flag>{membership.mostPopular}</Flag>}
        action={() => (
          <Button disabled icon={Lock} block>
            {membership.button}
          </Button>
        )}
      />
      <Ways>
        <ButtonLink
          href={mailTo(club.email, membership.notifySubject)}
          tone="secondary"
          icon={Bell}
        >
          {membership.notify}
        </ButtonLink>
        <ButtonLink to={paths.contact()} tone="secondary" icon={MessageSquare}>
          {membership.contact}
        </ButtonLink>
      </Ways>
      <AllAccess />
      <Spacer />
    </Container>
  )
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(14)};
  padding-top: ${rem(56)};
`

const Spacer = styled.div`
  height: ${theme.space.s10};
`
