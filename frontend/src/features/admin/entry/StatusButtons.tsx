import type { WaitlistStatus } from '../../../api/generated'
import { admin, type StatusAction } from '../../../content/admin/admin'
import { Button } from '../../../ui/Button'

interface StatusButtonsProps {
  /** The current status of the entries. */
  status: WaitlistStatus
  /** The accessible name of a button. It includes the person or people whom the button affects. */
  nameOf: (action: StatusAction) => string
  pending: boolean
  compact?: boolean
  onChange: (to: WaitlistStatus) => Promise<unknown>
}

/** One button for each status that can follow the current one. */
export function StatusButtons({
  status,
  nameOf,
  pending,
  compact = false,
  onChange,
}: StatusButtonsProps) {
  return admin.statusActionsFrom(status).map(action => (
    <Button
      key={action.to}
      tone="secondary"
      size="small"
      compact={compact}
      aria-label={nameOf(action)}
      disabled={pending}
      onClick={() => void onChange(action.to)}
    >
      {action.label}
    </Button>
  ))
}
