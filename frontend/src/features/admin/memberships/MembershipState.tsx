import type { MembershipRowFragment } from '../../../api/operationTypes'
import { membershipsTexts as texts } from '../../../content/admin/memberships'
import { Badge } from '../../../ui/Badge'
import { SmallButton } from '../../../ui/SmallButton'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { useStaffMay } from '../section/useStaffMay'
import { planChangeTexts } from '../../../content/planChange'
import { planButtonId } from './ChangePlan'
import { endButtonId } from './EndMembership'

/** What the team wants: to change the plan, to end the membership, or to withdraw its end. */
export type ChangeKind = 'changePlan' | 'end' | 'keep'

interface MembershipStateProps {
  membership: MembershipRowFragment
  onAsk: (kind: ChangeKind) => void
}

/** Shows the state of a membership; an active one has the buttons that change the plan and the end. */
export function MembershipState({ membership, onAsk }: MembershipStateProps) {
  const { id, state, endsOn, person } = membership
  const name = nameOrEmail(person)
  const canEnd = useStaffMay('PEOPLE_WRITE') && state === 'active'
  const button = (kind: ChangeKind, buttonId?: string) => (
    <SmallButton
      id={buttonId}
      compact
      aria-label={texts[kind].named(name)}
      onClick={() => onAsk(kind)}
    >
      {texts[kind].label}
    </SmallButton>
  )
  return (
    <MarkedCell
      mark={<Badge status={state} look={state === 'active' ? 'joined' : 'other'} />}
      label={texts.stateOf(name)}
    >
      {canEnd && planChangeTexts.isOffered() && button('changePlan', planButtonId(id))}
      {canEnd && button('end', endButtonId(id))}
      {canEnd && endsOn && button('keep')}
    </MarkedCell>
  )
}
