import styled from 'styled-components'
import { PersonBookingsDocument } from './person.generated'
import { courtTime } from '../../../format/dates'
import { personTexts } from '../../../content/admin/person'
import { Text } from '../../../ui/Text'
import { PanelList } from '../panel/PanelList'
import type { PersonDetails } from './PersonFacts'
import { useLoadMore } from '../panel/useLoadMore'

const texts = personTexts.bookings

/** Shows the person's past and future bookings, latest first. */
export function PersonBookings({
  entryId,
  list,
  onMore,
}: {
  entryId: string
  list: PersonDetails['bookings']
  onMore: (size: number) => void
}) {
  const more = useLoadMore(PersonBookingsDocument, entryId, list, onMore)
  return (
    <PanelList texts={texts} total={list.totalCount} more={more}>
      {list.edges.map(({ node: { id, bookingDate, startTime, courtName, status } }) => (
        <Row key={id}>
          <Moment dateTime={bookingDate}>{momentOf(bookingDate, startTime)}</Moment>
          <Text as="span" tone="muted">
            {status === 'confirmed' ? courtName : `${courtName}, ${status}`}
          </Text>
        </Row>
      ))}
    </PanelList>
  )
}

function momentOf(date: string, start: string): string {
  const { day, month, time } = courtTime(date, start)
  return `${month} ${day}, ${date.slice(0, 4)}, ${time}`
}

const Row = styled.li`
  display: grid;
  overflow-wrap: anywhere;
`

const Moment = styled.time`
  font-weight: 600;
`
