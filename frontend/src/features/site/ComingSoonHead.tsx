import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Container } from '../../ui/Container'
import { Flag } from '../../ui/Flag'
import { Heading } from '../../ui/Heading'
import { pageLeadText } from '../../ui/mixins'
import { Split } from '../../ui/Split'
import { rem, theme } from '../../ui/theme'

interface ComingSoonHeadProps {
  flag: string
  title: string
  lead: string
  /** The link below the lead. */
  action: ReactNode
}

/** The head of a page whose subject opens in a phase of the launch. */
export function ComingSoonHead({ flag, title, lead, action }: ComingSoonHeadProps) {
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
            <Below>{lead}</Below>
            <Action>{action}</Action>
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

const Below = styled.p`
  ${pageLeadText}

  ${theme.media.tablet} {
    margin-top: ${rem(20)};
  }
`

const Action = styled.div`
  margin-top: ${rem(28)};
`

const Title = styled.div`
  margin-top: ${rem(24)};
`
