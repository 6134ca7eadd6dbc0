import styled from 'styled-components'
import type { PersonNowQuery } from '../../../api/operationTypes'
import { personTexts } from '../../../content/admin/person'
import { lastDayBefore } from '../../../format/daysInWords'
import { Text } from '../../../ui/Text'
import { rem } from '../../../ui/theme'
import { useStaffMay } from '../section/useStaffMay'
import { bookingTime } from './bookingTime'
import { NotLoaded, PersonPart } from './PersonPart'
import { usePersonNowQuery } from './person.generated'

const texts = personTexts.now

/** What waits for an answer now: the open offer, money, messages and mails; and the next booking. */
export function PersonNow({ id }: { id: string }) {
  const { data, error, refetch } = usePersonNowQuery({
    variables: {
      id,
      withOffers: useStaffMay('WAVES_READ'),
      withMessages: useStaffMay('INBOX_READ'),
      withMails: useStaffMay('MAIL_READ'),
    },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PersonPart title={texts.title}>
      {data ? (
        <Lines data={data} />
      ) : (
        <NotLoaded title={texts.title} error={error} refetch={refetch} />
      )}
    </PersonPart>
  )
}

function Lines({ data }: { data: PersonNowQuery }) {
  const lines = linesOf(data)
  if (lines.length === 0) return <Text tone="muted">{texts.nothing}</Text>
  return (
    <List role="list">
      {lines.map(line => (
        <Text key={line} as="li" weight="semibold">
          {line}
        </Text>
      ))}
    </List>
  )
}

function linesOf({ person, charges, dues, contactSubmissions, mails }: PersonNowQuery): string[] {
  const offer = person?.offers?.edges[0]?.node
  const booking = person?.bookings.edges[0]?.node
  const messages = contactSubmissions?.totalCount ?? 0
  return [
    ...(offer?.state === 'open' ? [texts.offer(lastDayBefore(offer.expiresAt))] : []),
    ...(charges && charges.totalCount > 0
      ? [texts.charges(charges.totalCount, charges.totalCents)]
      : []),
    ...(dues && dues.totalCount > 0 ? [texts.dues(dues.totalCount, dues.totalCents)] : []),
    ...(messages > 0 ? [texts.messages(messages)] : []),
    ...(mails && mails.totalCount > 0 ? [texts.mails(mails.totalCount)] : []),
    ...(booking ? [texts.booking(bookingTime(booking), booking.courtName)] : []),
  ]
}

const List = styled.ul`
  display: grid;
  gap: ${rem(4)};
`
