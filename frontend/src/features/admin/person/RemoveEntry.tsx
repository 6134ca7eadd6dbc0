import { invalidates } from '../../../api/apollo/invalidate'
import { useRemoveEntryMutation } from './person.generated'
import { removal } from '../../../content/admin/removal'
import { ReasonForm } from '../confirm/ReasonForm'
import { personFields } from '../entry/personFields'
import type { Track } from '../entry/useNotTold'
import { useSendsMail } from '../section/useSendsMail'

interface RemoveEntryProps {
  id: string
  name: string
  track: Track
  onRemoved: () => void
}

/** Asks for a reason and removes the entry from the waitlist. */
export function RemoveEntry({ id, name, track, onRemoved }: RemoveEntryProps) {
  const sendsMail = useSendsMail()
  const [removeEntry] = useRemoveEntryMutation({
    refetchQueries: invalidates(...personFields),
  })

  async function remove(reason: string) {
    await track(async () => {
      const { data } = await removeEntry({ variables: { input: { id, reason } } })
      return data?.removeEntry?.notTold
    })
    onRemoved()
  }

  return (
    <ReasonForm
      name={removal.named(name)}
      texts={{ ...removal, hint: removal.hint(sendsMail) }}
      onSubmit={remove}
    />
  )
}
