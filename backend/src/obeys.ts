import { registerDecorator } from 'class-validator'
import type { Rule } from './shared/rules'

/** class-validator's door to a shared rule; a value that was not given is left to the schema. */
export function Obeys(rule: Rule) {
  return (target: object, propertyName: string | symbol) => {
    registerDecorator({
      name: 'obeys',
      target: target.constructor,
      propertyName: String(propertyName),
      validator: {
        validate: value => typeof value !== 'string' || rule(value) === undefined,
        defaultMessage: args => (typeof args?.value === 'string' && rule(args.value)) || '',
      },
    })
  }
}
