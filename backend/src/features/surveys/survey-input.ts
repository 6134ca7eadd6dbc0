import { Field, InputType, type ClassType } from 'type-graphql'
import type { Submission } from '../../submissions/submission.entity'
import { SubmissionInput } from '../../submissions/submission.inputs'
import { fieldsOf, ownFieldsOf } from './survey-fields'

/** Columns that the server fills in: the signed-in person, the time, and what forecasts use. */
type ServerColumns =
  | 'userId'
  | 'user'
  | 'createdAt'
  | 'submittedAt'
  | 'isFromAccount'
  | 'isInForecast'

/** The columns that a person fills in. */
type Answers<Row> = Omit<Row, keyof Submission | ServerColumns>

type OptionalKeys<Fields> = {
  [Key in keyof Fields]: null extends Fields[Key]
    ? Key
    : Fields[Key] extends readonly unknown[]
      ? Key
      : never
}[keyof Fields]

/**
 * A survey's input. Nullable fields and lists are optional; the schema sets the default of flags.
 */
export type SurveyInput<Row> = SubmissionInput &
  Omit<Answers<Row>, OptionalKeys<Answers<Row>>> & {
    [Key in OptionalKeys<Answers<Row>>]?: Answers<Row>[Key] | null
  }

interface InputNames {
  name: string
  description?: string
  /** The input class to extend. */
  extends?: abstract new () => SubmissionInput
}

/** Creates the input type of a survey from the fields of its class. */
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
  // Its fields come from the same class as the type's.
  return Input as ClassType<SurveyInput<Row>>
}

/** Converts the input to the values to store. */
export function normalizeAnswers(survey: object, input: object): Record<string, unknown> {
  const sent = new Map<string, unknown>(Object.entries(input))
  const stored = fieldsOf(survey).map(({ name, normalize = value => value }) => [
    name,
    // The schema has refused values of other types.
    normalize(sent.get(name) as never),
  ])
  // Object.fromEntries returns any.
  return Object.fromEntries(stored) as Record<string, unknown>
}
