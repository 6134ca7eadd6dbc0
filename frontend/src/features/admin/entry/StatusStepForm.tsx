import type { Plan, WaitlistRowFragment } from '../../../api/operationTypes'
import { type StatusStep, statusSteps } from '../../../content/admin/statusSteps'
import { ChoiceField } from '../../../form/ChoiceField'
import { Choices } from '../../../form/Choices'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { orRefresh } from '../list/orRefresh'
import { useSendsMail } from '../section/useSendsMail'
import { planChoice, planOfChoice } from './planChoice'
import type { StepValues } from './statusStep.schema'

const schemas = {
  step: chunk(() => import('./statusStep.schema').then(m => m.stepSchema)),
  joined: chunk(() => import('./statusStep.schema').then(m => m.joinedSchema)),
}

export interface StatusStepFormProps {
  step: StatusStep
  entries: readonly WaitlistRowFragment[]
  label: string
  /** Makes the change. The plan is null to give each person the plan of their wish. */
  onSubmit: (plan: Plan | null) => Promise<unknown>
  /** Called when the server refuses a change because an entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
  onCancel: () => void
}

/** Says what a change of status does, asks for the plan of a membership, and makes the change. */
export function StatusStepForm(props: StatusStepFormProps) {
  const { step, entries, label, onSubmit, onRefused, onCancel } = props
  const starts = step.to === 'joined'
  const { options, chosen } = planChoice(entries)
  const sendsMail = useSendsMail()

  return (
    <>
      <p>{step.follows(entries.length, sendsMail)}</p>
      <Form
        label={label}
        schema={starts ? schemas.joined : schemas.step}
        blank={{ plan: starts ? chosen : '' }}
        submit={({ plan }: StepValues) => orRefresh(onSubmit(planOfChoice(plan)), onRefused)}
        withoutToast
        failed={statusSteps.failed}
      >
        {starts && (
          <Choices name="plan" legend={statusSteps.plan.legend}>
            <ChoiceField name="plan" options={options} columns={2} />
          </Choices>
        )}
        <ButtonRow>
          <SubmitButton label={step.submit(entries.length)} pending={statusSteps.pending} />
          <Button tone="secondary" onClick={onCancel}>
            {statusSteps.cancel}
          </Button>
        </ButtonRow>
      </Form>
    </>
  )
}
