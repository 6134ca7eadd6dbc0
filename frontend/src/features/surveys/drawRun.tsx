import type { ReactNode } from 'react'
import type { Question, QuestionKind } from '../../content/surveys/definition'
import { ChecksField, FlagsField } from '../../form/ChecksField'
import { ChoiceField, ModelField } from '../../form/ChoiceField'
import { Field, TextAreaField } from '../../form/Field'
import { FieldAlone, FieldPair } from '../../form/FieldPair'

export interface AskedOf<Kind extends QuestionKind> {
  name: string
  question: Extract<Question, { kind: Kind }>
}

/** Fields of one kind that stand next to one another. */
type Run<Kind extends QuestionKind> = AskedOf<Kind>[]

const draw: { [Kind in QuestionKind]: (run: Run<Kind>) => ReactNode } = {
  text: run => {
    const Frame = run.length > 1 ? FieldPair : FieldAlone
    return (
      <Frame>
        {run.map(({ name, question: { label, type, optional, autoComplete, ...rest } }) => (
          <Field
            key={name}
            // What is asked only in one case must be answered then.
            required={'when' in rest}
            {...{ name, label, type, optional, autoComplete }}
          />
        ))}
      </Frame>
    )
  },
  comments: run =>
    run.map(({ name, question: { label, optional, rows } }) => (
      <TextAreaField key={name} {...{ name, label, optional, rows }} />
    )),
  choice: run =>
    run.map(({ name, question: { options, columns } }) => (
      <ChoiceField key={name} {...{ name, options, columns }} />
    )),
  model: run =>
    run.map(({ name, question }) => (
      <ModelField key={name} name={name} models={question.options} />
    )),
  checks: run =>
    run.map(({ name, question: { options, columns, limit } }) => (
      <ChecksField key={name} {...{ name, options, columns }} max={limit?.max} />
    )),
  flag: run => (
    <FlagsField
      columns={2}
      flags={run.map(({ name, question }) => ({ name, label: question.label }))}
    />
  ),
  unasked: () => null,
}

/** Draws fields of one kind. */
export function drawRun<Kind extends QuestionKind>(kind: Kind, run: Run<Kind>) {
  return draw[kind](run)
}
