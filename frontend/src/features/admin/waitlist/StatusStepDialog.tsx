import type { Plan, WaitlistRowFragment } from '../../../api/operationTypes'
import type { StatusStep } from '../../../content/admin/statusSteps'
import { listBarId } from '../../../ui/lists/ListBar'
import { Dialog } from '../../../ui/Dialog'
import { nameOrEmail } from '../entry/personNames'
import { StatusStepForm } from '../entry/StatusStepForm'

/** The id of an entry's status buttons, which receive the focus when the drawer closes. */
export const statusButtonsId = (entryId: string) => `status-${entryId}`

/** The change that the team is asked to confirm. */
export interface ProposedStep {
  step: StatusStep
  entries: readonly WaitlistRowFragment[]
  /** The change of the selected entries, not of one row. */
  isOfSelection: boolean
}

interface StatusStepDialogProps {
  proposed: ProposedStep
  onSubmit: (proposed: ProposedStep, plan: Plan | null) => Promise<unknown>
  onRefused: () => Promise<unknown>
  onClose: () => void
}

/** Asks before the status of one or more entries is changed. */
export function StatusStepDialog({
  proposed,
  onSubmit,
  onRefused,
  onClose,
}: StatusStepDialogProps) {
  const { step, entries, isOfSelection } = proposed
  const [first] = entries
  const title =
    isOfSelection || !first ? step.ofMany(entries.length) : step.named(nameOrEmail(first.user))

  async function submit(plan: Plan | null) {
    await onSubmit(proposed, plan)
    onClose()
  }

  return (
    <Dialog
      title={title}
      subject={title}
      opener={isOfSelection || !first ? listBarId : statusButtonsId(first.id)}
      onClose={onClose}
    >
      <StatusStepForm
        step={step}
        entries={entries}
        label={title}
        onSubmit={submit}
        onRefused={onRefused}
        onCancel={onClose}
      />
    </Dialog>
  )
}
