import { missingChoiceMessages } from '@shared/rules'
import { array, boolean, object, string, type AnySchema, type Schema } from 'yup'
import type { Question, QuestionKind, Survey } from '../../content/surveys/definition'
import { ruleSchema } from '../../schema/ruleSchema'

type Of<Kind extends QuestionKind> = Extract<Question, { kind: Kind }>

const choiceSchema = (options: object, missingMessage?: string) =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string' && Object.hasOwn(options, value) ? value : null,
    )
    .default(null)
    .nullable()
    .test('required', missingMessage ?? '', value => missingMessage === undefined || value !== null)

const checksSchema = ({ options, limit }: Of<'checks'>) =>
  array()
    .ensure()
    .transform((values: unknown[]) =>
      values.filter(value => typeof value === 'string' && Object.hasOwn(options, value)),
    )
    .test({
      name: 'rule',
      test(values: string[] = []) {
        const message = limit?.rule(values)
        return message === undefined || this.createError({ message })
      },
    })

const flagSchema = () => boolean().default(false)

const fieldSchemas: { [Kind in QuestionKind]: (question: Of<Kind>, name: string) => AnySchema } = {
  text: question => ruleSchema((value, beside) => question.rule(value) ?? question.also?.(beside)),
  comments: ({ rule }) => ruleSchema(rule),
  choice: ({ options, required }, name) =>
    choiceSchema(
      options,
      required ? (missingChoiceMessages[name] ?? 'Please choose one') : undefined,
    ),
  model: ({ options }) => choiceSchema(options),
  checks: checksSchema,
  flag: flagSchema,
  hidden: flagSchema,
}

function fieldSchema<Kind extends QuestionKind>(kind: Kind, question: Of<Kind>, name: string) {
  return fieldSchemas[kind](question, name)
}

/** Returns a schema that validates the answers of a survey and casts them to its input. */
export function surveySchema<Input>({ questions }: Survey<Input>): Schema<Input> {
  const fields = questions.map(
    ({ name, question }) => [name, fieldSchema(question.kind, question, name)] as const,
  )
  const schema = object(Object.fromEntries(fields)).transform((values: Record<string, unknown>) =>
    withoutHiddenAnswers(questions, values),
  )
  // `defineSurvey` ensures that every field of Input exists and has a question of a matching kind.
  return schema as unknown as Schema<Input>
}

/** Blanks the answers to questions that are no longer asked (FORM-4). */
function withoutHiddenAnswers(
  questions: Survey<unknown>['questions'],
  values: Record<string, unknown>,
): Record<string, unknown> {
  const hidden = questions.filter(
    ({ question }) => question.kind === 'text' && question.when?.(values) === false,
  )
  return { ...values, ...Object.fromEntries(hidden.map(({ name }) => [name, ''])) }
}
