import styled from 'styled-components'
import { PersonReferralsDocument } from './person.generated'
import { personTexts } from '../../../content/admin/person'
import { Badge } from '../../../ui/Badge'
import { PanelList } from '../panel/PanelList'
import { personRow } from '../panel/personRow'
import type { PersonDetails } from './PersonFacts'
import { PersonLink } from '../entry/PersonLink'
import { useLoadMore } from '../panel/useLoadMore'

/** Lists the people who joined with this person's invitation. */
export function Referrals({
  entryId,
  list,
  onMore,
}: {
  entryId: string
  list: PersonDetails['referrals']
  onMore: (size: number) => void
}) {
  const more = useLoadMore(PersonReferralsDocument, entryId, list, onMore)
  return (
    <PanelList texts={personTexts.referrals} total={list.totalCount} more={more}>
      {list.edges.map(({ node }) => (
        <Row key={node.id}>
          <span translate="no">{`#${String(node.position)}`}</span>
          <PersonLink entry={node} inPanel />
          <Badge status={node.status} />
        </Row>
      ))}
    </PanelList>
  )
}

const Row = styled.li`
  ${personRow}
`
