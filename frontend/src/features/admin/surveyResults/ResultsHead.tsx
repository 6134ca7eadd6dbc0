import styled from 'styled-components'
import { Heading } from '../../../ui/Heading'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'

interface ResultsHeadProps {
  title: string
  responses: string
  why: string
}

/** Shows the survey's title, the number of answers, and why some results are left out. */
export function ResultsHead({ title, responses, why }: ResultsHeadProps) {
  return (
    <Head>
      <Heading level={2} size="d4">
        {title}
      </Heading>
      <Text weight="semibold">
        <span role="status">{responses}</span>
      </Text>
      <Text tone="muted" size="small">
        {why}
      </Text>
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: ${rem(6)};
  margin-block: ${rem(12)} ${rem(8)};
`
