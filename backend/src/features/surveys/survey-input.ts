import { Field, InputType, type ClassType } from 'type-graphql'
import type { Submission } from '../../submissions/submission.entity'
import { SubmissionInput } from '../../submissions/submission.inputs'
import { fieldsOf, ownFieldsOf } from './survey-fields'

/** What a person answers: all but who is signed in, and when. */
type Answers<Row> = Omit<Row, keyof Submission | 'userId' | 'user' | 'createdAt' | 'submittedAt'>

type OptionalKeys<Fields> = {
  [Key in keyof Fields]: null extends Fields[Key]
    ? Key
    : Fields[Key] extends readonly unknown[]
      ? Key
      : never
}[keyof Fields]

/** A survey's input: what has a null or is a list need not be given; the schema has filled in flags. */
export type SurveyInput<Row> = SubmissionInput &
  Omit<Answers<Row>, OptionalKeys<Answers<Row>>> & {
    [Key in OptionalKeys<Answers<Row>>]?: Answers<Row>[Key] | null
  }

interface InputNames {
  name: string
  description?: string
  /** The input of the class that the survey extends. */
  extends?: abstract new () => SubmissionInput
}

/** The input type of a survey, made of the fields of its class. */
export function surveyInput<Row extends Submission>(
  survey: abstract new () => Row,
  { name, description, extends: Base = SubmissionInput }: InputNames,
): ClassType<SurveyInput<Row>> {
  const Input = class extends Base {}
  InputType(name, { description })(Input)
  for (const { name: field, type, sent, validate } of ownFieldsOf(survey)) {
    Field(type, sent)(Input.prototype, field)
    validate?.(Input.prototype, field)
  }
  // It has the fields that the type works out from the same class.
  return Input as ClassType<SurveyInput<Row>>
}

/** The answers as they are stored. */
export function normalizeAnswers(survey: object, input: object): Record<string, unknown> {
  const sent = new Map<string, unknown>(Object.entries(input))
  const stored = fieldsOf(survey).map(({ name, normalize = value => value }) => [
    name,
    // The schema has refused a value of any other type.
    normalize(sent.get(name) as never),
  ])
  // Object.fromEntries says any.
  return Object.fromEntries(stored) as Record<string, unknown>
}
