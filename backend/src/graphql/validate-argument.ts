import { validateSync } from 'class-validator'
import { ArgumentValidationError, type ValidatorFn } from 'type-graphql'

/** Errors omit the input, because it may contain a password. */
const OPTIONS = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  validationError: { target: false, value: false },
}

/**
 * Validates an argument, or each item of a list. TypeGraphQL's own option `validate` does the same,
 * but it resolves the path of class-validator again for every argument.
 */
export const validateArgument: ValidatorFn = (argument: unknown) => {
  const values: unknown[] = Array.isArray(argument) ? argument : [argument]
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue
    const errors = validateSync(value, OPTIONS)
    if (errors.length > 0) throw new ArgumentValidationError(errors)
  }
}
