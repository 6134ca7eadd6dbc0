import { Field, type FieldOptions } from 'type-graphql'
import { Column, type ColumnOptions } from 'typeorm'
import { normalizeOptionalEmail, trimToNull, unique } from '../../core/normalize'
import { Satisfies } from '../../core/satisfies.decorator'
import { rules, type Rule } from '../../shared/rules'

/** What the schema says of a field: of an answer that is stored and of one that is sent. */
type Description = string | { stored: string; sent: string }

/** A field of a survey: what a person may send, and how the results count it. */
export interface SurveyField {
  name: string
  /** `one` value or `many` of them; a `flag`; `comments` in people's own words; `contact` is not counted. */
  kind: 'one' | 'many' | 'flag' | 'comments' | 'contact'
  /** The values to choose from by their names in the schema; undefined where answers are free text. */
  options?: Readonly<Record<string, string>>
  type: () => object
  sent: FieldOptions
  validate?: PropertyDecorator
  /** The value as it is stored; without it, it is stored as it was sent. */
  normalize?: (value: never) => unknown
}

interface Declaration extends Omit<SurveyField, 'name'> {
  description: Description
  stored?: FieldOptions
  column: ColumnOptions
}

const fieldsByClass = new Map<object, SurveyField[]>()

/** A survey's fields in the order of its class, those of the class it extends first. */
export function fieldsOf(survey: object): SurveyField[] {
  const base: unknown = Object.getPrototypeOf(survey)
  const inherited = typeof base === 'function' ? fieldsOf(base) : []
  return [...inherited, ...ownFieldsOf(survey)]
}

/** The fields of this class alone. */
export const ownFieldsOf = (survey: object): SurveyField[] => fieldsByClass.get(survey) ?? []

/** A column that is a field of the survey's type too, and noted for its input and its results. */
function surveyField({ description, stored, column, ...field }: Declaration): PropertyDecorator {
  const [ofStored, ofSent] =
    typeof description === 'string'
      ? [description, description]
      : [description.stored, description.sent]
  return (prototype, key) => {
    const name = String(key)
    Field(field.type, { ...stored, description: ofStored })(prototype, name)
    Column(column)(prototype, name)
    const sent = { ...field.sent, description: ofSent }
    const survey = prototype.constructor
    fieldsByClass.set(survey, [...ownFieldsOf(survey), { ...field, sent, name }])
  }
}

/** A yes or no; one that is not given is no. */
export const FlagField = (description: string) =>
  surveyField({
    kind: 'flag',
    type: () => Boolean,
    description,
    column: { type: 'boolean', default: false },
    sent: { nullable: true, defaultValue: false },
  })

/** One of an enum's values. */
export const ChoiceField = (
  options: Readonly<Record<string, string>>,
  description: Description,
  { required = false } = {},
) =>
  surveyField({
    kind: 'one',
    options,
    type: () => options,
    description,
    column: { type: 'enum', enum: options, nullable: !required },
    stored: { nullable: !required },
    sent: { nullable: !required },
  })

/** Any of an enum's values, each once. */
export const ChecksField = (
  options: Readonly<Record<string, string>>,
  description: Description,
  rule?: Rule<readonly string[]>,
) =>
  surveyField({
    kind: 'many',
    options,
    type: () => [options],
    description,
    column: { type: 'enum', enum: options, array: true, default: [] },
    sent: { nullable: true },
    validate: rule && Satisfies(rule),
    normalize: unique,
  })

interface Text {
  kind: SurveyField['kind']
  /** In characters; the rule holds it too. */
  length: number
  rule: Rule
  normalize?: (value: string | null | undefined) => string | null
}

/** A text, stored trimmed; an empty one is no answer. */
export const TextField = (
  { kind, length, rule, normalize = trimToNull }: Text,
  description: Description,
) =>
  surveyField({
    kind,
    type: () => String,
    description,
    column: { type: 'varchar', length, nullable: true },
    // Long texts fill an answer as objects do.
    stored: { nullable: true, complexity: Math.floor(length / 1_000) },
    sent: { nullable: true },
    validate: Satisfies(rule),
    normalize,
  })

/** Several short texts, each once. */
export const TextsField = (rule: Rule<readonly string[]>, description: Description) =>
  surveyField({
    kind: 'many',
    type: () => [String],
    description,
    column: { type: 'varchar', length: 100, array: true, default: [] },
    sent: { nullable: true },
    validate: Satisfies(rule),
    normalize: (values: readonly string[] | null | undefined) =>
      unique(values?.map(value => value.trim()).filter(Boolean)),
  })

const anEmail = {
  kind: 'contact',
  length: 254,
  rule: rules.optionalEmail,
  normalize: normalizeOptionalEmail,
} as const

/** The address of who answers, if they give one. */
export const EmailField = () =>
  TextField(anEmail, {
    stored: 'Their address, when they gave one.',
    sent: 'At most 254 characters; empty means not given.',
  })

/** One answer where the options were never documented. */
export const ShortAnswerField = (description: Description) =>
  TextField({ kind: 'one', length: 100, rule: rules.shortAnswer }, description)

/** What a person writes in their own words. */
export const CommentsField = (sent: string) =>
  TextField(
    { kind: 'comments', length: 5000, rule: rules.comments },
    { stored: 'At most 5000 characters.', sent },
  )
