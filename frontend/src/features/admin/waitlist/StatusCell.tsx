import type { WaitlistRowFragment } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { statusSteps } from '../../../content/admin/statusSteps'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/Badge'
import { ButtonLink } from '../../../ui/ButtonLink'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { useStaffMay } from '../section/useStaffMay'
import { StatusButtons } from '../entry/StatusButtons'
import { type ProposedStep, statusButtonsId } from './StatusStepDialog'

interface StatusCellProps {
  entry: WaitlistRowFragment
  onAsk: (proposed: ProposedStep) => void
}

/** Shows the status of an entry and the buttons that change it. */
export function StatusCell({ entry, onAsk }: StatusCellProps) {
  const { id, status, user } = entry
  const name = nameOrEmail(user)
  const mayEnd = useStaffMay('PEOPLE_WRITE')
  return (
    <MarkedCell
      mark={<Badge status={status} />}
      label={admin.statusOf(name)}
      id={statusButtonsId(id)}
    >
      <StatusButtons
        status={status}
        nameOf={step => step.named(name)}
        compact
        onAsk={step => onAsk({ step, entries: [entry], isOfSelection: false })}
      />
      {status === 'joined' && mayEnd && (
        <ButtonLink
          to={paths.admin({ view: 'memberships', search: user.email })}
          tone="secondary"
          size="small"
          compact
          aria-label={statusSteps.end.named(name)}
        >
          {statusSteps.end.label}
        </ButtonLink>
      )}
    </MarkedCell>
  )
}
