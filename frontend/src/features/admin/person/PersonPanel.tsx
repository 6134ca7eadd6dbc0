import { useEffect, useRef } from 'react'
import { failureOf } from '../../../api/errors'
import { useWaitlistEntryDetailsQuery } from '../../../api/generated'
import { usePersonPanel } from './usePersonPanel'
import { admin } from '../../../content/admin'
import { personWords as words } from '../../../content/person'
import { Button } from '../../../ui/Button'
import { Drawer } from '../../../ui/Drawer'
import { Empty } from '../../../ui/Empty'
import { Loading } from '../../../ui/Loading'
import { nameOrEmail } from '../personNames'
import { Notes } from './Notes'
import { PersonBookings } from './PersonBookings'
import { PersonFacts } from './PersonFacts'
import { personLinkId } from './PersonLink'
import { PersonActions } from './PersonActions'
import { Referrals } from './Referrals'

/** The panel the address asks for, over the rest of the page. Only the team may mount it. */
export function PersonPanel() {
  const { id, close } = usePersonPanel()
  return id === undefined ? null : <OpenPanel id={id} onClose={close} />
}

function OpenPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useWaitlistEntryDetailsQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  useRestoreFocus(id)
  const details = data?.waitlistEntryDetails
  const title = details ? nameOrEmail(details.entry.user) : words.loading
  const failure = details ? undefined : error && failureOf(error)
  const isGone = failure && ['NOT_FOUND', 'BAD_USER_INPUT'].includes(failure.code)

  return (
    <Drawer
      title={failure ? (isGone ? words.goneTitle : words.failedTitle) : title}
      subject={id}
      closeLabel={words.close}
      onClose={onClose}
    >
      {details && (
        <>
          <PersonFacts details={details} />
          <PersonActions entry={details.entry} onRefused={refetch} />
          <Referrals entryId={id} list={details.referrals} />
          <PersonBookings entryId={id} list={details.bookings} />
          <Notes entryId={id} list={details.notes} />
        </>
      )}
      {!details && !failure && <Loading />}
      {failure &&
        (isGone ? (
          <Empty text={words.gone} action={<Button onClick={onClose}>{words.close}</Button>} />
        ) : (
          <Empty
            text={words.failed}
            action={
              <Button onClick={() => void refetch().catch(console.error)}>{admin.retry}</Button>
            }
          />
        ))}
    </Drawer>
  )
}

/** When the panel has gone, the focus is where the first of the panels was opened. */
function useRestoreFocus(id: string) {
  const first = useRef(id)
  useEffect(() => {
    const entryId = first.current
    return () => {
      const target = document.getElementById(personLinkId(entryId)) ?? document.querySelector('h1')
      target?.focus({ preventScroll: true })
    }
  }, [])
}
