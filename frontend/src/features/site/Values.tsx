import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { about } from '../../content/about'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { displayText } from '../../ui/mixins'
import { PlanCourt } from '../../ui/PlanCourt'
import { Section } from '../../ui/Section'
import { Split } from '../../ui/Split'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'

const { values, next } = about
const [excellence, community, achievement, passion] = values.courts
const [left, right] = values.kitchens

/** Shows four values on four service courts. */
export function Values() {
  return (
    <Section>
      <Head>
        <Split ratio="29/15" gap={2} align="end">
          <Heading level={2} size="d2">
            {values.title}
          </Heading>
          <Lead>{values.lead}</Lead>
        </Split>
      </Head>
      <PlanCourt
        services={[
          <Value key="excellence" {...excellence} />,
          <Value key="community" {...community} />,
          <Value key="achievement" {...achievement} />,
          <Value key="passion" {...passion} />,
        ]}
        kitchens={[<Motto key="left">{left}</Motto>, <Motto key="right">{right}</Motto>]}
      />
      <Next>
        <Stack gap="s2">
          <Heading level={2} size="d3">
            {next.title}
          </Heading>
          <Text tone="muted" size="large">
            {next.text}
          </Text>
        </Stack>
        <ButtonLink to={paths.waitlist()} icon={ArrowRight}>
          {next.action}
        </ButtonLink>
      </Next>
    </Section>
  )
}

function Value({ name, text }: { name: string; text: string }) {
  return (
    <>
      <Heading level={3} size="card">
        {name}
      </Heading>
      <Texts>{text}</Texts>
    </>
  )
}

const Head = styled.div`
  margin-bottom: ${theme.space.s8};

  ${theme.media.tablet} {
    margin-bottom: ${theme.space.s7};
  }
`

const Texts = styled.p`
  max-width: 20em;
  font-weight: 600;
  font-size: ${rem(18)};
  line-height: ${rem(25)};

  ${theme.media.tablet} {
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
`

const Motto = styled.p`
  ${displayText('d3')}
`

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space.s6};
  margin-top: ${theme.space.s9};
`
