import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { launch } from '../../content/launch'
import { paths } from '../../paths'
import { ButtonLink } from '../../ui/ButtonLink'
import { Container } from '../../ui/Container'
import { Flag } from '../../ui/Flag'
import { Heading } from '../../ui/Heading'
import { Lead } from '../../ui/Lead'
import { Split } from '../../ui/Split'
import { rem, theme } from '../../ui/theme'

interface ComingSoonHeadProps {
  flag: string
  title: string
  lead: string
}

/** The head of a page whose subject opens in a phase of the launch, with a link to the waitlist. */
export function ComingSoonHead({ flag, title, lead }: ComingSoonHeadProps) {
  return (
    <Container>
      <Head>
        <Split ratio="29/15" gap={2} align="end">
          <div>
            <Flag>{flag}</Flag>
            <Title>
              <Heading level={1} size="d1">
                {title}
              </Heading>
            </Title>
          </div>
          <div>
            <Lead>{lead}</Lead>
            <Action>
              <ButtonLink to={paths.waitlist()} icon={ArrowRight}>
                {launch.reserve}
              </ButtonLink>
            </Action>
          </div>
        </Split>
      </Head>
    </Container>
  )
}

const Head = styled.div`
  padding-block: ${rem(64)} ${rem(80)};

  ${theme.media.phone} {
    padding-block: ${rem(36)} ${rem(60)};
  }
`

const Action = styled.div`
  margin-top: ${rem(28)};
`

const Title = styled.div`
  margin-top: ${rem(24)};
`
