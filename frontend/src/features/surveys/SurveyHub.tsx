import { club } from '@shared/club'
import { Mail } from 'lucide-react'
import styled from 'styled-components'
import { hub } from '../../content/surveys/hub'
import { mailTo } from '../../format/links'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { MailAddress } from '../../ui/MailAddress'
import { PageHead } from '../../ui/PageHead'
import { Split } from '../../ui/Split'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextLink } from '../../ui/TextLink'
import { theme } from '../../ui/theme'
import { SurveyCards } from './SurveyCards'

/** Shows all surveys and the reasons to take them. */
export function SurveyHub() {
  return (
    <Wrapper>
      <Container>
        <PageHead title={hub.title} size="d1Page" lead={hub.lead} />
        <SurveyCards />
        <Why>
          <Split ratio="15/29">
            <Heading level={2} size="d3">
              {hub.why.title}
            </Heading>
            <Stack gap="s3" align="start">
              <Text size="large">{hub.why.text}</Text>
              <TextLink href={mailTo(club.email)} icon={Mail}>
                <MailAddress>{club.email}</MailAddress>
              </TextLink>
            </Stack>
          </Split>
        </Why>
      </Container>
    </Wrapper>
  )
}

const Wrapper = styled.div`
  padding-bottom: ${theme.space.s10};
`

const Why = styled.section`
  padding-top: ${theme.space.s9};
`
