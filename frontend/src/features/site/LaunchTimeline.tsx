import styled from 'styled-components'
import { launch } from '../../content/launch'
import { paths } from '../../paths'
import { BounceTimeline } from './BounceTimeline'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { theme } from '../../ui/theme'

/** Shows the phases of the launch and the current one. */
export function LaunchTimeline() {
  return (
    <Section>
      <Container>
        <Title>
          <Heading level={2} size="d2">
            {launch.title}
          </Heading>
        </Title>
        <BounceTimeline
          phases={launch.phases}
          current={launch.current}
          states={launch.states}
          first={{ to: paths.waitlist(), label: launch.toWaitlist, later: launch.stillOpen }}
        />
      </Container>
    </Section>
  )
}

const Section = styled.section`
  padding-bottom: ${theme.space.s10};
`

const Title = styled.div`
  margin-bottom: ${theme.space.s7};
`
