import styled from 'styled-components'
import { results as texts } from '../../../content/admin/surveyResults'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { groupSimilar } from './groupSimilar'

interface CommentsProps {
  /** The question; missing when the survey has no comment field. */
  question: string | undefined
  comments: readonly string[]
}

/** Shows the comments without names. Equal texts are shown once, with their count. */
export function Comments({ question, comments }: CommentsProps) {
  if (comments.length === 0) return null
  const groups = groupSimilar(comments)
  return (
    <Block>
      <Title>{question ?? texts.comments}</Title>
      <Text tone="muted" size="small">
        {texts.written(comments.length, groups.length)}
      </Text>
      <ul role="list">
        {groups.map(({ text, count }) => (
          <Comment key={text}>
            <Texts>{text}</Texts>
            {count > 1 && <Count>{texts.times(count)}</Count>}
          </Comment>
        ))}
      </ul>
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rem(6)};
  margin-top: ${rem(32)};
`

/* As the other questions' (Panel). */
const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
  text-wrap: balance;
`

const Comment = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${rem(4)} ${rem(24)};
  padding-block: ${rem(14)};
  border-bottom: ${theme.stroke.hair} solid ${tone.hair};
`

const Texts = styled.p`
  max-width: 44em;
  min-width: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`

const Count = styled.p`
  font-weight: 600;
`
