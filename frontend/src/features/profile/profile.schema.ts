import * as yup from 'yup'
import type { UpdateProfileInput } from '../../api/operationTypes'

/**
 * No validation here (SPEC-5): the server validates, and the form shows its errors at the fields.
 */
export const profileSchema: yup.ObjectSchema<UpdateProfileInput> = yup.object({
  firstName: yup.string().ensure(),
  lastName: yup.string().ensure(),
  email: yup.string().ensure(),
  membershipPlan: yup.string().nullable(),
})
