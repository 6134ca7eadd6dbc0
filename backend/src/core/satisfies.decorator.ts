import { registerDecorator } from 'class-validator'
import { Extensions } from 'type-graphql'
import type { Limits, Rule } from '../shared/rule'

/** The extensions of a field or argument that a rule validates. */
export interface LimitedExtensions {
  limits?: Limits | undefined
}

/**
 * Validates a field with a shared rule, through class-validator. A missing value is left to the
 * schema. The field of the schema has the rule's limits as an extension, for the API's description.
 */
export function Satisfies<Value>(rule: Rule<Value>) {
  // The schema has already refused values of other types.
  const messageOf = (value: unknown) => (value == null ? undefined : rule(value as Value))
  const extensions: LimitedExtensions = { limits: rule.limits }
  return (target: object, propertyName: string | symbol) => {
    Extensions({ ...extensions })(target, propertyName)
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
