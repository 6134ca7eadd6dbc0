import type { MembershipRowFragment } from '../../../api/operationTypes'
import { membershipsTexts as texts } from '../../../content/admin/memberships'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { useStaffMay } from '../section/useStaffMay'
import { planChangeTexts } from '../../../content/planChange'
import { planButtonId } from './ChangePlan'
import { endButtonId } from './EndMembership'

/** What the team wants: to change the plan, to end the membership, or to withdraw its end. */
export type ChangeKind = 'plan' | 'end' | 'keep'

interface MembershipStateProps {
  membership: MembershipRowFragment
  onAsk: (kind: ChangeKind) => void
}

/** Shows the state of a membership; an active one has the buttons that change the plan and the end. */
export function MembershipState({ membership, onAsk }: MembershipStateProps) {
  const { id, state, endsOn, person } = membership
  const name = nameOrEmail(person)
  const canEnd = useStaffMay('PEOPLE_WRITE') && state === 'active'
  return (
    <MarkedCell
      mark={<Badge status={state} look={state === 'active' ? 'joined' : 'other'} />}
      label={texts.stateOf(name)}
    >
      {canEnd && planChangeTexts.isOffered() && (
        <Button
          id={planButtonId(id)}
          tone="secondary"
          size="small"
          compact
          aria-label={texts.changePlan.named(name)}
          onClick={() => onAsk('plan')}
        >
          {texts.changePlan.label}
        </Button>
      )}
      {canEnd && (
        <Button
          id={endButtonId(id)}
          tone="secondary"
          size="small"
          compact
          aria-label={texts.end.named(name)}
          onClick={() => onAsk('end')}
        >
          {texts.end.label}
        </Button>
      )}
      {canEnd && endsOn && (
        <Button
          tone="secondary"
          size="small"
          compact
          aria-label={texts.keep.named(name)}
          onClick={() => onAsk('keep')}
        >
          {texts.keep.label}
        </Button>
      )}
    </MarkedCell>
  )
}
