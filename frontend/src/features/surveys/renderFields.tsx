import type { ReactNode } from 'react'
import type { Question, QuestionKind } from '../../content/surveys/definition'
import { ChecksField, FlagsField } from '../../form/ChecksField'
import { ChoiceField, ModelField } from '../../form/ChoiceField'
import { Field, TextAreaField } from '../../form/Field'
import { FieldAlone, FieldPair } from '../../ui/fields/FieldPair'

export interface SurveyField<Kind extends QuestionKind> {
  name: string
  question: Extract<Question, { kind: Kind }>
}

/** Adjacent fields of one kind. */
type Fields<Kind extends QuestionKind> = SurveyField<Kind>[]

const renderers: { [Kind in QuestionKind]: (group: Fields<Kind>) => ReactNode } = {
  text: group => {
    const Frame = group.length > 1 ? FieldPair : FieldAlone
    return (
      <Frame>
        {group.map(({ name, question: { label, type, optional, autoComplete, ...rest } }) => (
          <Field
            key={name}
            name={name}
            label={label}
            type={type}
            optional={optional}
            autoComplete={autoComplete}
            // A follow-up question must be answered when it is asked.
            required={'when' in rest}
          />
        ))}
      </Frame>
    )
  },
  comments: group =>
    group.map(({ name, question: { label, optional, rows } }) => (
      <TextAreaField key={name} name={name} label={label} optional={optional} rows={rows} />
    )),
  choice: group =>
    group.map(({ name, question: { options, columns } }) => (
      <ChoiceField key={name} name={name} options={options} columns={columns} />
    )),
  model: group =>
    group.map(({ name, question }) => (
      <ModelField key={name} name={name} models={question.options} />
    )),
  checks: group =>
    group.map(({ name, question: { options, columns, limit } }) => (
      <ChecksField key={name} name={name} options={options} columns={columns} max={limit?.max} />
    )),
  flag: group => (
    <FlagsField flags={group.map(({ name, question }) => ({ name, label: question.label }))} />
  ),
  hidden: () => null,
}

/** Renders fields of one kind. */
export function renderFields<Kind extends QuestionKind>(kind: Kind, group: Fields<Kind>) {
  return renderers[kind](group)
}
