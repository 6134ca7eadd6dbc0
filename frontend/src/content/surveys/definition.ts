import type { Rule } from '@shared/rule'

/** Begins a numbered question. Fields without a heading belong to the question before them. */
export interface SectionHeading {
  legend: string
  hint?: string
  /** Whether it asks who is answering: a signed-in person can add that with one tick. */
  asksContact?: true
  /** A list of facts to read before answering. */
  known?: { title: string; items: readonly string[] }
}

interface Option {
  label: string
  note?: string
}

interface Model {
  name: string
  prices: readonly { price: string; per: string }[]
  features: readonly string[]
  addOns: readonly { name: string; price: string }[]
  addOnsTitle?: string
}

type Columns = 2 | 3 | 4 | 7

interface TextQuestion<Values> {
  kind: 'text'
  section?: SectionHeading
  label: string
  optional?: true
  type?: 'email'
  autoComplete?: string
  rule: Rule
  /**
   * The field is shown only if this returns true. A method, so that its parameter may have the type
   * of a survey's own answers.
   */
  when?(values: Values): boolean
  /** Returns an error that depends on another answer. */
  also?(values: Values): string | undefined
}

interface CommentsQuestion {
  kind: 'comments'
  section?: SectionHeading
  label: string
  optional?: true
  rows: number
  rule: Rule
}

interface ChoiceQuestion<Value extends string> {
  kind: 'choice'
  section: SectionHeading
  columns: Columns
  options: Readonly<Record<Value, Option>>
  required?: boolean
}

interface ModelQuestion<Value extends string> {
  kind: 'model'
  section: SectionHeading
  options: Readonly<Record<Value, Model>>
}

interface ChecksQuestion<Value extends string> {
  kind: 'checks'
  section: SectionHeading
  columns: Columns
  options: Readonly<Record<Value, Option>>
  limit?: { max: number; rule: Rule<readonly string[]> }
}

interface FlagQuestion {
  kind: 'flag'
  section?: SectionHeading
  label: string
}

/** A flag that the API accepts and this survey does not ask for: always false. */
interface HiddenFlag {
  kind: 'hidden'
}

export type Question =
  | TextQuestion<Record<string, unknown>>
  | CommentsQuestion
  | ChoiceQuestion<string>
  | ModelQuestion<string>
  | ChecksQuestion<string>
  | FlagQuestion
  | HiddenFlag

export type QuestionKind = Question['kind']

/**
 * The fields that a person answers. The form adds the submission key, which identifies retries of
 * one submission.
 */
type QuestionName<Input> = Exclude<keyof Input, 'submissionKey'>

type InputValues<Input> = { [Field in QuestionName<Input>]?: Input[Field] | '' }

/** The kinds of question that can fill a field of this type. */
type QuestionFor<Value, Values> = [Value] extends [boolean]
  ? FlagQuestion | HiddenFlag
  : [Value] extends [readonly (infer Item extends string)[]]
    ? ChecksQuestion<Item>
    : string extends Value
      ? TextQuestion<Values> | CommentsQuestion
      : [Value] extends [string]
        ? ChoiceQuestion<Value> | ModelQuestion<Value>
        : never

/** Required for the fields that the server requires, and forbidden for all others. */
type RequiredFlag<Value> = undefined extends Value ? { required?: false } : { required: true }

/** Every field of the input exactly once, in the order of the questions. */
type Questions<Input> = {
  [Field in QuestionName<Input>]-?: QuestionFor<NonNullable<Input[Field]>, InputValues<Input>> &
    (NonNullable<Input[Field]> extends string | readonly string[]
      ? RequiredFlag<Input[Field]>
      : unknown)
}

export interface SurveyTexts {
  /** The name of the survey's draft. */
  slug: string
  title: string
  lead: string
  description: string
  /** Shown to a signed-in person if the answers are kept with the account. */
  signedInNote?: string
  submit: string
  done: { title: string; description: string; clear?: true }
  failed: {
    title: string
    isStated: true
    description: string
    preferServer?: true
    unexplained?: string
    logged?: string
  }
}

export interface Survey<Input> extends SurveyTexts {
  questions: { name: string; question: Question }[]
  /** Exists only for the compiler: the input that the answers become. */
  becomes?: Input
}

/**
 * Defines a survey. It compiles only if the survey asks for every field of its input exactly once.
 */
export function defineSurvey<Input>() {
  return ({
    questions,
    ...texts
  }: SurveyTexts & { questions: Questions<Input> }): Survey<Input> => ({
    ...texts,
    // The declaration makes each value a Question, but the compiler cannot infer it for a generic
    // Input.
    questions: Object.entries(questions as Record<string, Question>).map(([name, question]) => ({
      name,
      question,
    })),
  })
}
