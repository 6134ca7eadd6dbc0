import { rules } from '@shared/rules'
import * as yup from 'yup'
import { membershipsTexts } from '../../../content/admin/memberships'
import { ruleSchema } from '../../../schema/ruleSchema'

const day = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? undefined : membershipsTexts.end.endsOnMissing

export const endMembershipSchema: yup.ObjectSchema<{ endsOn: string; reason: string }> = yup.object(
  {
    endsOn: ruleSchema(day),
    reason: ruleSchema(rules.reason),
  },
)
