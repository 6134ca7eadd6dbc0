import styled from 'styled-components'
import { openPlay } from '../../../content/openPlay'
import { Heading } from '../../../ui/Heading'
import { Retry } from '../../../ui/Retry'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { PersonLink } from '../entry/PersonLink'
import { useOpenPlayVisitorsQuery } from './day.generated'

const texts = openPlay.visitors

/** Who has said that they come to the open play of a night, for the desk (OPEN-3). */
export function OpenPlayVisitors({ night }: { night: string }) {
  const { data, error, refetch } = useOpenPlayVisitorsQuery({
    variables: { night },
    fetchPolicy: 'cache-and-network',
  })
  const visitors = data?.openPlayVisitors
  if (error && !visitors) return <Retry isSmall text={texts.failed} retry={refetch} />
  return (
    <Box>
      <Heading level={2} size="d4">
        {texts.title}
      </Heading>
      {visitors?.length === 0 && <Text tone="muted">{texts.none}</Text>}
      {visitors && visitors.length > 0 && (
        <ul role="list" aria-label={texts.title}>
          {visitors.map(({ comesAt, level, person }) => (
            <Line key={person.userId}>
              <span>{openPlay.hour(comesAt)}</span>
              <PersonLink person={person} />
              <span>{texts.level(level)}</span>
            </Line>
          ))}
        </ul>
      )}
    </Box>
  )
}

const Box = styled.section`
  margin-top: ${rem(24)};

  ${theme.media.print} {
    display: none;
  }
`

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(4)} ${rem(16)};
  padding-block: ${rem(6)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
`
