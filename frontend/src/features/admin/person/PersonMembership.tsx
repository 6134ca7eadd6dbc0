import { useState } from 'react'
import styled from 'styled-components'
import type { MembershipRowFragment } from '../../../api/operationTypes'
import { personTexts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'
import { planNameOf } from '../../../format/planNames'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { NotTold } from '../entry/NotTold'
import { useNotice } from '../list/useNotice'
import { MembershipDialog } from '../memberships/MembershipDialog'
import { type ChangeKind, MembershipState } from '../memberships/MembershipState'
import { PersonPart } from './PersonPart'
import type { PersonDetails } from './personState'

const texts = personTexts.membership

/** The person's memberships, latest first, with the acts that end one or keep it. */
export function PersonMembership({ person: { id, memberships } }: { person: PersonDetails }) {
  const [opened, setOpened] = useState<ChangeKind>()
  const [notice, setNotice] = useNotice(id)
  return (
    <PersonPart title={texts.title}>
      {memberships.length === 0 && <Text tone="muted">{texts.empty}</Text>}
      <div role="status">{notice.texts}</div>
      <div role="status">
        <NotTold people={notice.notTold} linked={false} />
      </div>
      {memberships.map(membership => (
        <Membership key={membership.id} membership={membership} onAsk={setOpened} />
      ))}
      <MembershipDialog
        kind={opened}
        membership={memberships[0]}
        onClose={() => setOpened(undefined)}
        onDone={setNotice}
      />
    </PersonPart>
  )
}

interface MembershipProps {
  membership: MembershipRowFragment
  onAsk: (kind: ChangeKind) => void
}

function Membership({ membership, onAsk }: MembershipProps) {
  const { number, plan, startedAt, endsOn, endReason } = membership
  return (
    <Row>
      <Text weight="semibold">{texts.line(number, planNameOf(plan))}</Text>
      <Text tone="muted">
        {[
          texts.since(shortDateTime(startedAt)),
          ...(endsOn ? [texts.ends(clubDate(endsOn))] : []),
        ].join(', ')}
      </Text>
      {endReason && <Text tone="muted">{texts.reason(endReason)}</Text>}
      <div>
        <MembershipState membership={membership} onAsk={onAsk} />
      </div>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${rem(6)};
  overflow-wrap: anywhere;
`
