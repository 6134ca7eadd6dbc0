import { string, type StringSchema } from 'yup'

/** Returns the error message of a value, if any; may read the values of the other fields. */
type FormRule = (value: string, siblings: Record<string, unknown>) => string | undefined

/** Wraps a shared rule in a yup schema: the same function and the same message as on the server. */
export function ruleSchema(rule: FormRule): StringSchema<string> {
  return string()
    .defined()
    .ensure()
    .test({
      name: 'rule',
      test(value) {
        // yup passes the values of the same form as the parent.
        const message = rule(value, this.parent as Record<string, unknown>)
        return message === undefined || this.createError({ message })
      },
    })
}
