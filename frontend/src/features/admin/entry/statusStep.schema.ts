import * as yup from 'yup'
import { statusSteps } from '../../../content/admin/statusSteps'
import { ruleSchema } from '../../../schema/ruleSchema'

/** The values of a change of status; the plan is asked only when a membership starts. */
export interface StepValues {
  plan: string
}

const planChosen = (value: string) => (value ? undefined : statusSteps.plan.missing)

// Formik validates an empty text as undefined.
export const stepSchema: yup.ObjectSchema<StepValues> = yup.object({
  plan: yup.string().default(''),
})

export const joinedSchema: yup.ObjectSchema<StepValues> = yup.object({
  plan: ruleSchema(planChosen),
})
