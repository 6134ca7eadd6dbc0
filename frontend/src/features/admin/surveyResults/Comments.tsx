import styled from 'styled-components'
import { results as words } from '../../../content/surveyResults'
import { Heading } from '../../../ui/Heading'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'

/** What people wrote, without who did. */
export function Comments({ comments }: { comments: readonly string[] }) {
  if (comments.length === 0) return null
  return (
    <Block>
      <Heading level={4} size="d4">
        {words.comments}
      </Heading>
      <ul>
        {comments.map((comment, index) => (
          <Comment key={`${String(index)} ${comment}`}>{comment}</Comment>
        ))}
      </ul>
    </Block>
  )
}

const Block = styled.div`
  margin-top: ${rem(32)};
`

const Comment = styled.li`
  max-width: 44em;
  padding-block: ${rem(14)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
