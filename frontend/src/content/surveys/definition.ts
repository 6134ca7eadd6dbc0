import type { Rule } from '@shared/rules'

/** Begins a numbered question. What follows without a heading of its own stands in the same question. */
export interface SectionHeading {
  legend: string
  hint?: string
  /** Said instead to whoever is signed in. */
  memberHint?: string
  /** Something to know first, as a list. */
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
  /** Asked only then. A method, so that a survey's own answers are welcome as its argument. */
  when?(values: Values): boolean
  /** An error that depends on another answer. */
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

/** A flag the club can store and this survey does not ask for: always false. */
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

/** What a person answers; the key that tells two sendings apart is not theirs to fill in. */
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

/** A field that the server insists on is marked so; no other can be. */
type RequiredFlag<Value> = undefined extends Value ? { required?: false } : { required: true }

/** Every field of the input exactly once, in the order of asking. */
type Questions<Input> = {
  [Field in QuestionName<Input>]-?: QuestionFor<NonNullable<Input[Field]>, InputValues<Input>> &
    (NonNullable<Input[Field]> extends string | readonly string[]
      ? RequiredFlag<Input[Field]>
      : unknown)
}

export interface SurveyWords {
  /** Keeps an unsent survey under this name. */
  slug: string
  title: string
  lead: string
  description: string
  /** Said to whoever is signed in, where the answers are kept with the account. */
  signedInNote?: string
  submit: string
  done: { title: string; description: string; clear?: true }
  failed: {
    title: string
    description: string
    preferServer?: true
    unexplained?: string
    logged?: string
  }
}

export interface Survey<Input> extends SurveyWords {
  questions: { name: string; question: Question }[]
  /** Exists for the compiler alone: which input the answers become. */
  becomes?: Input
}

/** A survey that asks for every field of its input exactly once, or does not compile. */
export function defineSurvey<Input>() {
  return ({
    questions,
    ...words
  }: SurveyWords & { questions: Questions<Input> }): Survey<Input> => ({
    ...words,
    // Each is a Question by its declaration, which the compiler cannot work out while Input is open.
    questions: Object.entries(questions as Record<string, Question>).map(([name, question]) => ({
      name,
      question,
    })),
  })
}
