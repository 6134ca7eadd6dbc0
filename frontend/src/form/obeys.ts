import type { Rule } from '@shared/rules'
import { string, type StringSchema } from 'yup'

/** yup's door to a shared rule: the same function, and the same complaint, as on the server. */
export function obeys(rule: Rule): StringSchema<string> {
  return string()
    .defined()
    .ensure()
    .test({
      name: 'rule',
      test(value) {
        const message = rule(value)
        return message === undefined || this.createError({ message })
      },
    })
}
