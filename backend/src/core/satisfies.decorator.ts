import { registerDecorator } from 'class-validator'
import type { Rule } from '../shared/rules'

/** class-validator's door to a shared rule; a value that was not given is left to the schema. */
export function Obeys<Value>(rule: Rule<Value>) {
  // The schema has refused every other kind of value before.
  const complaintOf = (value: unknown) => (value == null ? undefined : rule(value as Value))
  return (target: object, propertyName: string | symbol) => {
    registerDecorator({
      name: 'obeys',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: value => complaintOf(value) === undefined,
        defaultMessage: args => complaintOf(args?.value) ?? '',
      },
    })
  }
}
