import { auth } from '../../content/auth'
import { ruleSchema } from '../../schema/ruleSchema'

const texts = auth.register

/** Returns a schema for a confirmation: its value must equal `field` of the same form (SPEC-4). */
export const repeated = (field: string) =>
  ruleSchema((value, siblings) => {
    if (!value) return texts.confirmMissing
    return value === siblings[field] ? undefined : texts.confirmMismatch
  })
