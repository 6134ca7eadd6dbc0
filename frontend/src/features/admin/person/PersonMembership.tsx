import { useState } from 'react'
import styled from 'styled-components'
import type { MembershipRowFragment } from '../../../api/operationTypes'
import { personTexts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { clubDate } from '../../../format/daysInWords'
import { planNameOf } from '../../../format/planNames'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { clubDayAt } from '../day/days'
import { NotTold } from '../entry/NotTold'
import { useNotice } from '../list/useNotice'
import { ChangePlan } from '../memberships/ChangePlan'
import { EndMembership } from '../memberships/EndMembership'
import { KeepMembership } from '../memberships/KeepMembership'
import { MembershipState } from '../memberships/MembershipState'
import { momentOf, useClubClock } from '../section/useClubClock'
import { ActionLine, PersonPart } from './PersonPart'
import type { PersonDetails } from './personState'

const texts = personTexts.membership

/** The person's memberships, latest first, with the acts that end one or keep it. */
export function PersonMembership({ person: { id, memberships } }: { person: PersonDetails }) {
  const [opened, setOpened] = useState<'plan' | 'end' | 'keep'>()
  const [notice, setNotice] = useNotice(id)
  const clock = useClubClock()
  const close = () => setOpened(undefined)
  const [latest] = memberships
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
      {opened === 'end' && latest && clock && (
        <EndMembership
          membership={latest}
          today={clubDayAt(momentOf(clock))}
          onClose={close}
          onEnded={setNotice}
        />
      )}
      {opened === 'plan' && latest && (
        <ChangePlan membership={latest} onClose={close} onChanged={setNotice} />
      )}
      {opened === 'keep' && latest && (
        <KeepMembership membership={latest} onClose={close} onKept={setNotice} />
      )}
    </PersonPart>
  )
}

interface MembershipProps {
  membership: MembershipRowFragment
  onAsk: (kind: 'plan' | 'end' | 'keep') => void
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
      <ActionLine>
        <MembershipState membership={membership} onAsk={onAsk} />
      </ActionLine>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  justify-items: start;
  gap: ${rem(6)};
  overflow-wrap: anywhere;
`
