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

interface OpenPlayVisitorsProps {
  night: string
  /** Another night of the day is shown before it. */
  isNext: boolean
}

/** Who has said that they come to the open play of a night, for the desk (OPEN-3). */
export function OpenPlayVisitors({ night, isNext }: OpenPlayVisitorsProps) {
  const { data, error, refetch } = useOpenPlayVisitorsQuery({
    variables: { night },
    fetchPolicy: 'cache-and-network',
  })
  const visitors = data?.openPlayVisitors
  if (error && !visitors) return <Retry isSmall text={texts.failed} retry={refetch} />
  const title = isNext ? texts.next : texts.title
  return (
    <Box>
      <Heading level={2} size="d4">
        {title}
      </Heading>
      {visitors && (
        <Text tone="muted">
          {visitors.length === 0 ? texts.none : openPlay.count(visitors.length)}
        </Text>
      )}
      {visitors && visitors.length > 0 && (
        <ul role="list" aria-label={title}>
          {visitors.map(({ comesAt, level, person }) => (
            <Line key={person.userId}>
              <span>{openPlay.hour(comesAt)}</span>
              <span>
                <PersonLink person={person} />
              </span>
              <span>{texts.level(level)}</span>
            </Line>
          ))}
        </ul>
      )}
    </Box>
  )
}

/* Has room for the line below its title before that has loaded. */
const Box = styled.section`
  min-height: ${rem(54)};
  margin-top: ${rem(24)};

  ${theme.media.print} {
    display: none;
  }
`

/* An hour of a night with a clock change has its time zone. */
const Line = styled.li`
  display: grid;
  grid-template-columns: ${rem(104)} minmax(0, ${rem(360)}) minmax(0, 1fr);
  gap: ${rem(4)} ${rem(16)};
  padding-block: ${rem(6)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    grid-template-columns: ${rem(104)} minmax(0, 1fr);

    > :last-child {
      grid-column: 2;
    }
  }
`
