import { refetches } from '../../../api/apollo/invalidate'
import type { StaffInvitationFragment } from '../../../api/operationTypes'
import { staffTexts as texts } from '../../../content/admin/staff'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { RowActions } from './RowActions'
import { useRevokeStaffInvitationMutation } from './staff.generated'

interface WithdrawInvitationProps {
  invitation: StaffInvitationFragment
  /** Called with a sentence for the owner. */
  onDone: (notice: string) => void
}

/** The button that withdraws an invitation, after a question. */
export function WithdrawInvitation({ invitation: { id, email }, onDone }: WithdrawInvitationProps) {
  const [revoke] = useRevokeStaffInvitationMutation(refetches('staff'))

  async function withdraw() {
    await revoke({ variables: { input: { id } } })
    onDone(texts.withdrawn(email))
  }

  return (
    <RowActions $isWide>
      <ConfirmAction texts={texts.withdraw(email)} failed={texts.notChanged} onConfirm={withdraw} />
    </RowActions>
  )
}
