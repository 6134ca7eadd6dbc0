import { Check } from 'lucide-react'
import { Fragment, memo, useMemo } from 'react'
import styled from 'styled-components'
import type { SectionHeading, QuestionKind } from '../../content/surveys/definition'
import { addContact, clearAnswer } from '../../content/surveys/texts'
import { AddContact } from '../../form/AddContact'
import { ChecksCounter } from '../../form/ChecksField'
import { ClearChoice } from '../../form/ClearChoice'
import { useFieldError, useFormValues } from '../../form/useChoice'
import { useContactFacts } from '../../session/useContactFacts'
import { Icon } from '../../ui/Icon'
import { Question } from '../../ui/Question'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { renderFields, type SurveyField } from './renderFields'
import { groupByKind, type Section } from './surveySections'

/** Shows one numbered question with all its fields. */
export function SurveySection({ number, section }: { number: number; section: Section }) {
  const first = section.fields[0]
  const error = useFieldError(first?.name ?? '')
  const shown = useShownFields(section)
  return (
    <SectionQuestion
      number={number}
      section={section}
      shown={shown}
      error={first && showsOwnError(first) ? undefined : error}
    />
  )
}

/**
 * Returns the fields to show for the current answers. The list keeps its identity while its fields
 * are the same.
 */
function useShownFields({ fields }: Section) {
  const entered = useFormValues()
  const names = fields
    .filter(({ question }) =>
      question.kind === 'text' && question.when ? question.when({ ...entered }) : true,
    )
    .map(({ name }) => name)
    .join(' ')
  return useMemo(
    () => fields.filter(({ name }) => names.split(' ').includes(name)),
    [fields, names],
  )
}

interface SectionQuestionProps {
  number: number
  section: Section
  shown: Section['fields']
  error: string | undefined
}

/** Memoised: an answer to another question does not render it again. */
const SectionQuestion = memo(function SectionQuestion(props: SectionQuestionProps) {
  const { number, section, shown, error } = props
  const { heading, fields } = section
  const first = fields[0]
  return (
    <Question
      number={number}
      legend={heading.legend}
      hint={heading.hint}
      aside={first && selectedCount(first)}
      after={first && choiceKind(first) === 'free' && clearButton(first.name, heading.legend)}
      choice={first && choiceKind(first)}
      error={error}
    >
      {heading.known && <KnownFacts {...heading.known} />}
      {heading.asksContact && <AddOwnContact fields={fields} />}
      {groupByKind(shown).map(group =>
        group[0] ? (
          <Fragment key={group[0].name}>{renderFields(group[0].question.kind, group)}</Fragment>
        ) : null,
      )}
    </Question>
  )
})

/** Surveys start without the name and the address also for a person who is signed in (FORM-34). */
function AddOwnContact({ fields }: Pick<Section, 'fields'>) {
  const contact = useContactFacts()
  if (!contact) return null
  const asksName = fields.some(({ name }) => name === 'name')
  return asksName ? (
    <AddContact label={addContact.both} contact={contact} />
  ) : (
    <AddContact label={addContact.address} contact={{ email: contact.email }} />
  )
}

/** A text field shows its own error. */
const showsOwnError = ({ question: { kind } }: SurveyField<QuestionKind>) =>
  kind === 'text' || kind === 'comments'

function selectedCount({ name, question }: SurveyField<QuestionKind>) {
  return question.kind === 'checks' && question.limit ? (
    <ChecksCounter name={name} max={question.limit.max} />
  ) : undefined
}

const clearButton = (name: string, question: string) => (
  <ClearChoice name={name} label={clearAnswer} question={question} />
)

function choiceKind({ question }: SurveyField<QuestionKind>) {
  if (question.kind === 'model') return 'free'
  if (question.kind === 'choice') return question.required ? 'required' : 'free'
  return undefined
}

function KnownFacts({ title, items }: NonNullable<SectionHeading['known']>) {
  return (
    <Facts>
      <Title>{title}</Title>
      <List role="list">
        {items.map(item => (
          <Item key={item}>
            <Icon of={Check} size={20} bold />
            <span>{item}</span>
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
