import { Field, type FieldOptions } from 'type-graphql'
import { Column, type ColumnOptions } from 'typeorm'
import { normalizeOptionalEmail, trimToNull, unique } from '../../core/normalize'
import { Satisfies } from '../../core/satisfies.decorator'
import type { Rule } from '../../shared/rule'
import { rules } from '../../shared/rules'

/**
 * The field's description in the schema: one for both types, or one each for the stored answer and
 * for the input.
 */
type Description = string | { stored: string; sent: string }

/** A field of a survey: its input, its column, and how the results count it. */
export interface SurveyField {
  name: string
  /**
   * `one` value, `many` values, a `flag`, free-text `comments`, or `contact`, which is not counted.
   */
  kind: 'one' | 'many' | 'flag' | 'comments' | 'contact'
  /** The values to choose from, by their names in the schema; undefined for free text. */
  options?: Readonly<Record<string, string>>
  type: () => object
  sent: FieldOptions
  validate?: PropertyDecorator
  /** Converts the input to the stored value; by default both are equal. */
  normalize?: (value: never) => unknown
}

interface Declaration extends Omit<SurveyField, 'name'> {
  description: Description
  stored?: FieldOptions
  column: ColumnOptions
}

const fieldsByClass = new Map<object, SurveyField[]>()

/** Returns a survey's fields in the order of its class, inherited ones first. */
export function fieldsOf(survey: object): SurveyField[] {
  const base: unknown = Object.getPrototypeOf(survey)
  const inherited = typeof base === 'function' ? fieldsOf(base) : []
  return [...inherited, ...ownFieldsOf(survey)]
}

/** Returns the fields of this class only. */
export const ownFieldsOf = (survey: object): SurveyField[] => fieldsByClass.get(survey) ?? []

/**
 * Declares a column that is a field of the survey's type, and registers it for its input and
 * results.
 */
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

/** Declares a boolean; an omitted one is false. */
export const FlagField = (description: string) =>
  surveyField({
    kind: 'flag',
    type: () => Boolean,
    description,
    column: { type: 'boolean', default: false },
    sent: { nullable: true, defaultValue: false },
  })

/** Declares one value of an enum. */
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

/** Declares any values of an enum, each at most once. */
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
  /** The column's length in characters; the rule enforces it too. */
  length: number
  rule: Rule
  normalize?: (value: string | null | undefined) => string | null
}

/** Declares a text, stored trimmed; an empty one is stored as null. */
export const TextField = (
  { kind, length, rule, normalize = trimToNull }: Text,
  description: Description,
) =>
  surveyField({
    kind,
    type: () => String,
    description,
    column: { type: 'varchar', length, nullable: true },
    // A long text counts toward an operation's complexity as objects do.
    stored: { nullable: true, complexity: Math.floor(length / 1_000) },
    sent: { nullable: true },
    validate: Satisfies(rule),
    normalize,
  })

/** Declares several short texts, each at most once. */
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

/** Declares the optional address of the person who answers. */
export const EmailField = () =>
  TextField(anEmail, {
    stored: 'The person’s address; null if none was given.',
    sent: 'At most 254 characters; empty means not given.',
  })

/** Declares one answer to a question whose options were never documented. */
export const ShortAnswerField = (description: Description) =>
  TextField({ kind: 'one', length: 100, rule: rules.shortAnswer }, description)

/** Declares a free-text comment. */
export const CommentsField = (sent: string) =>
  TextField(
    { kind: 'comments', length: 5000, rule: rules.comments },
    { stored: 'At most 5000 characters.', sent },
  )
