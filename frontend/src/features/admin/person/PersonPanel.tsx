import { useWaitlistEntryDetailsQuery } from './person.generated'
import { personTexts as texts } from '../../../content/admin/person'
import { DetailsPanel } from '../panel/DetailsPanel'
import { usePanel } from '../panel/usePanel'
import { useShownRows } from '../../../api/useShownRows'
import { nameOrEmail } from '../entry/personNames'
import { History } from './History'
import { ForgetPerson } from './ForgetPerson'
import { Notes } from './Notes'
import { useStaffMay } from '../section/useStaffMay'
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
  const { rows, fetchPolicy, grow } = useShownRows<'referrals' | 'bookings' | 'notes'>(id)
  const { data, error, refetch, observable } = useWaitlistEntryDetailsQuery({
    variables: { id, ...rows },
    fetchPolicy,
  })
  const mayChange = useStaffMay('PEOPLE_WRITE')
  const mayReadHistory = useStaffMay('AUDIT_READ')
  const mayForget = useStaffMay('PEOPLE_FORGET')
  const details = data?.waitlistEntryDetails
  return (
    <DetailsPanel
      id={id}
      title={details ? nameOrEmail(details.entry.user) : undefined}
      texts={texts}
      linkId={personLinkId}
      error={error}
      refetch={refetch}
      onClose={onClose}
    >
      {details && (
        <>
          <PersonFacts details={details} />
          {mayChange && (
            <PersonActions
              key={id}
              entry={details.entry}
              canUndo={details.canUndoStatus}
              canRestore={details.canRestore}
              onRefused={refetch}
            />
          )}
          <Referrals
            entryId={id}
            list={details.referrals}
            onMore={size => grow(observable, 'referrals', size)}
          />
          <PersonBookings
            entryId={id}
            list={details.bookings}
            onMore={size => grow(observable, 'bookings', size)}
          />
          <Notes
            entryId={id}
            list={details.notes}
            onMore={size => grow(observable, 'notes', size)}
          />
          {mayReadHistory && <History entryId={id} email={details.entry.user.email} />}
          {mayForget && <ForgetPerson key={`forget ${id}`} user={details.entry.user} />}
        </>
      )}
    </DetailsPanel>
  )
}
