import { rules } from '@shared/rules'
import * as yup from 'yup'
import type { AppointedRole, InviteStaffInput } from '../../../api/operationTypes'
import { ruleSchema } from '../../../schema/ruleSchema'

export const inviteStaffSchema: yup.ObjectSchema<InviteStaffInput> = yup.object({
  email: ruleSchema(rules.email),
  role: yup.mixed<AppointedRole>().defined(),
})
