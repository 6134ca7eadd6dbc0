import type { MembershipRowFragment } from '../../../api/operationTypes'
import { clubDateOf } from '../../../format/courtDays'
import type { ShowNotice } from '../list/useNotice'
import { momentOf, useClubClock } from '../section/useClubClock'
import { useStaffMay } from '../section/useStaffMay'
import { ChangePlan } from './ChangePlan'
import { EndMembership } from './EndMembership'
import { KeepMembership } from './KeepMembership'
import type { ChangeKind } from './MembershipState'

interface MembershipDialogProps {
  /** The change that the team is asked to confirm. */
  kind: ChangeKind | undefined
  membership: MembershipRowFragment | undefined
  onClose: () => void
  /** Called with what the change has done. */
  onDone: ShowNotice
}

/** The dialog of a change of a membership; none while no change is asked for, or the role allows none. */
export function MembershipDialog({ kind, membership, onClose, onDone }: MembershipDialogProps) {
  const clock = useClubClock()
  const mayChange = useStaffMay('PEOPLE_WRITE')
  if (!mayChange || !kind || !membership) return null
  const props = { membership, onClose, onDone }
  if (kind === 'keep') return <KeepMembership {...props} />
  if (!clock) return null
  const today = clubDateOf(momentOf(clock))
  if (kind === 'changePlan') return <ChangePlan {...props} today={today} />
  return <EndMembership {...props} today={today} />
}
