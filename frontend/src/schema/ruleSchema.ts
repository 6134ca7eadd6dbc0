import { string, type StringSchema } from 'yup'

/** Judges a value, and may look at the values beside it. */
type FormRule = (value: string, siblings: Record<string, unknown>) => string | undefined

/** A shared rule as a yup schema: the same function, and the same message, as on the server. */
export function ruleSchema(rule: FormRule): StringSchema<string> {
  return string()
    .defined()
    .ensure()
    .test({
      name: 'rule',
      test(value) {
        // yup does not know what stands beside a field: the values of the same form, as they are sent.
        const message = rule(value, this.parent as Record<string, unknown>)
        return message === undefined || this.createError({ message })
      },
    })
}
