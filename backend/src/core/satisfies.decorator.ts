import { registerDecorator } from 'class-validator'
import type { Rule } from '../shared/rules'

/**
 * Validates a field with a shared rule, through class-validator. A missing value is left to the
 * schema.
 */
export function Satisfies<Value>(rule: Rule<Value>) {
  // The schema has already refused values of other types.
  const messageOf = (value: unknown) => (value == null ? undefined : rule(value as Value))
  return (target: object, propertyName: string | symbol) => {
    registerDecorator({
      name: 'satisfies',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: value => messageOf(value) === undefined,
        defaultMessage: args => messageOf(args?.value) ?? '',
      },
    })
  }
}
