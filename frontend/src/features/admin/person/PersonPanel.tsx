import { useWaitlistEntryDetailsQuery } from './person.generated'
import { personWords as words } from '../../../content/admin/person'
import { DetailsPanel } from '../panel/DetailsPanel'
import { usePanel } from '../panel/usePanel'
import { nameOrEmail } from '../entry/personNames'
import { Notes } from './Notes'
import { PersonActions } from './PersonActions'
import { PersonBookings } from './PersonBookings'
import { PersonFacts } from './PersonFacts'
import { personLinkId } from '../entry/PersonLink'
import { Referrals } from './Referrals'

/** Shows the person that the URL selects, in a panel over the page. Only the team may mount it. */
export function PersonPanel() {
  const { id, close } = usePanel('person')
  return id === undefined ? null : <OpenPanel id={id} onClose={close} />
}

function OpenPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useWaitlistEntryDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const details = data?.waitlistEntryDetails
  return (
    <DetailsPanel
      id={id}
      title={details ? nameOrEmail(details.entry.user) : undefined}
      words={words}
      linkId={personLinkId}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {details && (
        <>
          <PersonFacts details={details} />
          <PersonActions
            key={id}
            entry={details.entry}
            canUndo={details.canUndoStatus}
            canRestore={details.canRestore}
            onRefused={refetch}
          />
          <Referrals entryId={id} list={details.referrals} />
          <PersonBookings entryId={id} list={details.bookings} />
          <Notes entryId={id} list={details.notes} />
        </>
      )}
    </DetailsPanel>
  )
}
