import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { UpdateProfileInput } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

/**
 * No validation here (SPEC-5): the server validates, and the form shows its errors at the fields.
 */
export const profileSchema: yup.ObjectSchema<UpdateProfileInput> = yup.object({
  firstName: yup.string().ensure(),
  lastName: yup.string().ensure(),
  email: yup.string().ensure(),
  membershipPlan: yup.string().nullable(),
})

export const hideFromMemberSchema: yup.ObjectSchema<{ email: string }> = yup.object({
  email: ruleSchema(rules.email),
})
