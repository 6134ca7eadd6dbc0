import styled from 'styled-components'
import { personTexts } from '../../../content/admin/person'
import { Badge } from '../../../ui/Badge'
import { PersonLink } from '../entry/PersonLink'
import { personRow } from '../panel/personRow'
import { PersonList } from './PersonPart'
import { usePersonReferralsQuery } from './person.generated'

/** The people who joined with this person's invitation. */
export function Referrals({ id }: { id: string }) {
  return (
    <PersonList
      texts={personTexts.referrals}
      useListQuery={usePersonReferralsQuery}
      variables={{ id }}
      pageOf={data => data.person?.referrals ?? null}
      row={({ position, status, user }) => (
        <Row>
          <span translate="no">{`#${String(position)}`}</span>
          <PersonLink person={user} />
          <Badge status={status} />
        </Row>
      )}
    />
  )
}

const Row = styled.div`
  ${personRow}
`
