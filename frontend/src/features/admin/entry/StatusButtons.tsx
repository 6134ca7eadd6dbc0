import type { WaitlistStatus } from '../../../api/operationTypes'
import { type StatusStep, statusSteps } from '../../../content/admin/statusSteps'
import { SmallButton } from '../../../ui/SmallButton'
import { useStaffMay } from '../section/useStaffMay'

interface StatusButtonsProps {
  /** The current status of the entries. */
  status: WaitlistStatus
  /** The accessible name of a button. It includes the person or people whom the button affects. */
  nameOf: (step: StatusStep) => string
  compact?: boolean
  /** Called with the step, which asks first. */
  onAsk: (step: StatusStep) => void
}

/** One button for each status that can follow the current one, for those who may change it. */
export function StatusButtons({ status, nameOf, compact = false, onAsk }: StatusButtonsProps) {
  const mayChange = useStaffMay('PEOPLE_WRITE')
  if (!mayChange) return null
  return statusSteps.stepsFrom(status).map(step => (
    <SmallButton
      key={step.to}
      compact={compact}
      aria-label={nameOf(step)}
      onClick={() => onAsk(step)}
    >
      {step.label}
    </SmallButton>
  ))
}
