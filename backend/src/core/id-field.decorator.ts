import { Field, ID } from 'type-graphql'
import { rules } from '../shared/rules'
import { Satisfies } from './satisfies.decorator'

/** Declares the field of an input or of arguments that has the UUID of a row. */
export function IdField(options: { description: string; nullable?: boolean }): PropertyDecorator {
  return (target, propertyKey) => {
    Field(() => ID, options)(target, propertyKey)
    Satisfies(rules.id)(target, propertyKey)
  }
}
