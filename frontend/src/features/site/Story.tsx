import styled from 'styled-components'
import { about } from '../../content/about'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Split } from '../../ui/Split'
import { Stack } from '../../ui/Stack'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'

const { story, mission } = about

/** Tells why the club exists, in reading size. */
export function Story() {
  return (
    <Part>
      <Container>
        <Split ratio="15/29" stackedGap="lead">
          <Heading level={2} size="d3">
            {story.title}
          </Heading>
          <Measure>
            <Stack gap="s5">
              <Opening>{story.lead}</Opening>
              {story.paragraphs.map(paragraph => (
                <Text key={paragraph} tone="muted">
                  {paragraph}
                </Text>
              ))}
            </Stack>
          </Measure>
        </Split>
      </Container>
    </Part>
  )
}

/** Shows the mission in the size of a court. */
export function Mission() {
  return (
    <Surface tone="coral" as="section">
      <Container>
        <Band>
          <Split ratio="15/29" stackedGap="lead">
            <Heading level={2} size="d3">
              {mission.title}
            </Heading>
            <Statement>{mission.text}</Statement>
          </Split>
        </Band>
      </Container>
    </Surface>
  )
}

const Part = styled.section`
  padding-bottom: ${theme.space.s10};
`

const Measure = styled.div`
  max-width: 44em;
`

const Opening = styled.p`
  font-weight: 500;
  font-size: clamp(${rem(24)}, 2.4vw, ${rem(32)});
  line-height: 1.32;
  text-wrap: pretty;
`

const Band = styled.div`
  padding-block: ${theme.space.s9};
`

const Statement = styled.p`
  font-weight: 600;
  font-size: clamp(${rem(26)}, 3.1vw, ${rem(44)});
  line-height: 1.18;
  letter-spacing: -0.01em;
  text-wrap: balance;
`
