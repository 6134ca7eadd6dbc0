import { Check } from 'lucide-react'
import { Fragment } from 'react'
import styled from 'styled-components'
import { useSession } from '../../session/session'
import type { Opening, QuestionKind } from '../../content/surveys/definition'
import { clearAnswer } from '../../content/surveys/words'
import { ChecksCounter } from '../../form/ChecksField'
import { ClearChoice } from '../../form/ClearChoice'
import { useComplaint, useEntered } from '../../form/useChoice'
import { Icon } from '../../ui/Icon'
import { Question } from '../../ui/Question'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { drawRun, type AskedOf } from './drawRun'
import { runsOf, type Part } from './parts'

/** One numbered question with everything that stands in it. */
export function SurveyPart({ number, part }: { number: number; part: Part }) {
  const { opening, asked } = part
  const entered = useEntered()
  const isMember = useSession().status === 'signedIn'
  const shown = asked.filter(({ question }) =>
    question.kind === 'text' && question.when ? question.when({ ...entered }) : true,
  )
  const first = asked[0]
  const complaint = useComplaint(first?.name ?? '')
  return (
    <Question
      number={number}
      legend={opening.legend}
      hint={(isMember && opening.memberHint) || opening.hint}
      aside={first && counterOf(first)}
      after={first && choiceOf(first) === 'free' && clearOf(first.name, opening.legend)}
      choice={first && choiceOf(first)}
      error={first && hasOwnFrame(first) ? undefined : complaint}
    >
      {opening.known && <Known {...opening.known} />}
      {runsOf(shown).map(run =>
        run[0] ? <Fragment key={run[0].name}>{drawRun(run[0].question.kind, run)}</Fragment> : null,
      )}
    </Question>
  )
}

/** A text says itself what is wrong with it. */
const hasOwnFrame = ({ question: { kind } }: AskedOf<QuestionKind>) =>
  kind === 'text' || kind === 'comments'

function counterOf({ name, question }: AskedOf<QuestionKind>) {
  return question.kind === 'checks' && question.limit ? (
    <ChecksCounter name={name} max={question.limit.max} />
  ) : undefined
}

const clearOf = (name: string, question: string) => (
  <ClearChoice name={name} label={clearAnswer} question={question} />
)

function choiceOf({ question }: AskedOf<QuestionKind>) {
  if (question.kind === 'model') return 'free'
  if (question.kind === 'choice') return question.required ? 'required' : 'free'
  return undefined
}

function Known({ title, items }: NonNullable<Opening['known']>) {
  return (
    <Facts>
      <Title>{title}</Title>
      <List role="list">
        {items.map(item => (
          <Item key={item}>
            <Icon of={Check} size={20} bold />
            {item}
          </Item>
        ))}
      </List>
    </Facts>
  )
}

const Facts = styled.div`
  display: grid;
  gap: ${rem(8)};
  padding: ${rem(18)} ${rem(20)};
  background: ${tone.card};
`

const Title = styled.h3`
  font: inherit;
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
`

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)} ${rem(28)};
`

const Item = styled.li`
  display: flex;
  gap: ${rem(8)};
  align-items: center;
  font-size: ${rem(16)};
  line-height: ${rem(24)};
`
