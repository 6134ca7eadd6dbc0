import styled from 'styled-components'
import { waitlist, waitlistPlans } from '../../content/waitlist'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { NetPlans } from '../../ui/NetPlans'
import { rem, theme } from '../../ui/theme'
import { ReserveLink } from './ReserveLink'

interface PlansSectionProps {
  /** Returns the URL that reserves a place with this plan wish. */
  reserve: (plan: string) => string
}

/** Shows the two memberships on the two sides of the net. */
export function PlansSection({ reserve }: PlansSectionProps) {
  return (
    <Section>
      <Container>
        <Title>
          <Heading level={2} size="d2">
            {waitlist.plansTitle}
          </Heading>
        </Title>
        <NetPlans
          left={waitlistPlans.standard}
          right={waitlistPlans.unlimited}
          action={plan => (
            <ReserveLink to={reserve(plan.wish)} label={waitlist.reserve} plan={plan} block />
          )}
        />
      </Container>
    </Section>
  )
}

const Section = styled.section`
  padding-bottom: ${theme.space.s10};
`

const Title = styled.div`
  margin-bottom: ${rem(72)};
`
