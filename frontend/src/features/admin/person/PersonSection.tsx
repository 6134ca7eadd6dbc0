import styled from 'styled-components'
import { isGone } from '../../../api/apollo/errors'
import { personTexts as texts } from '../../../content/admin/person'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Empty } from '../../../ui/Empty'
import { Loading } from '../../../ui/Loading'
import { Retry } from '../../../ui/Retry'
import { Text } from '../../../ui/Text'
import { rem, theme } from '../../../ui/theme'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { useStaffMay } from '../section/useStaffMay'
import { ForgetPerson } from './ForgetPerson'
import { History } from './History'
import { Notes } from './Notes'
import { PersonActions } from './PersonActions'
import { PersonBookings } from './PersonBookings'
import { PersonHead } from './PersonHead'
import { PersonMails, PersonMessages } from './PersonMails'
import { PersonMembership } from './PersonMembership'
import { PersonCharges, PersonDues, PersonOwed } from './PersonMoney'
import { PersonNow } from './PersonNow'
import { PersonOffers, PersonPassedOver } from './PersonOffers'
import { PersonPart } from './PersonPart'
import { PersonSecondFactor } from './PersonSecondFactor'
import type { PersonDetails } from './personState'
import { Referrals } from './Referrals'
import { usePersonQuery } from './person.generated'

/** Everything that the club knows about the person whom the URL names. Only the team may mount it. */
export function PersonSection({ title, view }: SectionProps<'id'>) {
  const id = view.get('id')
  return (
    <AdminSection title={title}>
      {id === undefined ? <Nobody /> : <OnePerson key={id} id={id} />}
    </AdminSection>
  )
}

function OnePerson({ id }: { id: string }) {
  const { data, error, refetch } = usePersonQuery({
    variables: { id, withPhone: useStaffMay('INBOX_READ') },
    fetchPolicy: 'cache-and-network',
  })
  const person = data?.person
  if (person) return <Parts person={person} refetch={refetch} />
  if (!error) return <Loading page />
  return isGone(error) ? <Nobody /> : <Retry text={texts.failed} retry={refetch} />
}

const Nobody = () => (
  <Empty
    text={texts.gone}
    action={<ButtonLink to={paths.admin()}>{texts.toWaitlist}</ButtonLink>}
  />
)

interface PartsProps {
  person: PersonDetails
  refetch: () => Promise<unknown>
}

function Parts({ person, refetch }: PartsProps) {
  const { id, email } = person
  const mayReadWaves = useStaffMay('WAVES_READ')
  const mayReadMails = useStaffMay('MAIL_READ')
  const mayReadMessages = useStaffMay('INBOX_READ')
  const mayReadHistory = useStaffMay('AUDIT_READ')
  const mayReset = useStaffMay('STAFF_WRITE')
  return (
    <Columns>
      <PersonHead person={person} />
      <PersonNow id={id} />
      <PersonMembership person={person} />
      <Place person={person} onRefused={refetch} />
      {mayReadWaves && <PersonOffers id={id} />}
      {mayReadWaves && <PersonPassedOver id={id} />}
      <Referrals id={id} />
      <PersonBookings id={id} upcoming />
      <PersonBookings id={id} upcoming={false} />
      <PersonOwed person={{ ...person, email: person.email ?? '', userId: id }} />
      <PersonDues id={id} />
      <PersonCharges id={id} />
      {mayReadMails && <PersonMails id={id} />}
      {mayReadMessages && <PersonMessages id={id} email={email} />}
      <Notes id={id} />
      {mayReadHistory && <History id={id} email={email} />}
      {mayReset && <PersonSecondFactor person={person} />}
      <ForgetPerson person={person} />
    </Columns>
  )
}

interface PlaceProps {
  person: PersonDetails
  onRefused: () => Promise<unknown>
}

/** The person's place with the acts that change its status. */
function Place({ person: { entry, email, canUndoStatus, canRestore }, onRefused }: PlaceProps) {
  const mayChange = useStaffMay('PEOPLE_WRITE')
  return (
    <PersonPart title={texts.place.title}>
      <Text tone="muted">{entry ? texts.states[entry.status] : texts.place.empty}</Text>
      {entry && mayChange && email !== null && (
        <PersonActions
          entry={entry}
          canUndo={canUndoStatus}
          canRestore={canRestore}
          onRefused={onRefused}
        />
      )}
    </PersonPart>
  )
}

/* Two columns where both are wide enough for a line of a booking. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${rem(440)}), 1fr));
  gap: ${theme.space.s7} ${theme.space.s8};
  padding-top: ${rem(16)};
`
