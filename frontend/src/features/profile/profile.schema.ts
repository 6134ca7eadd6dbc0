import * as yup from 'yup'
import type { UpdateProfileInput } from '../../api/generated'

/** Nothing is judged here (SPEC-5): the server decides, and its errors land on the fields. */
export const profileSchema: yup.ObjectSchema<UpdateProfileInput> = yup.object({
  firstName: yup.string().ensure(),
  lastName: yup.string().ensure(),
  email: yup.string().ensure(),
  membershipPlan: yup.string().nullable(),
})
