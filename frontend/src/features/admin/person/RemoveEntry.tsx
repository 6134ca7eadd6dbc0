import {
  WaitlistEntryDetailsDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
} from '../../../api/apollo/documents'
import { useRemoveEntryMutation } from '../../../api/generatedTeam'
import { removal } from '../../../content/admin/removal'
import { ReasonForm } from '../confirm/ReasonForm'

interface RemoveEntryProps {
  id: string
  name: string
  onRemoved: () => void
}

/** Asks for a reason and removes the entry from the waitlist. */
export function RemoveEntry({ id, name, onRemoved }: RemoveEntryProps) {
  const [removeEntry] = useRemoveEntryMutation({
    refetchQueries: [WaitlistEntryDetailsDocument, WaitlistTotalDocument, WaitlistStatsDocument],
  })

  async function remove(reason: string) {
    await removeEntry({ variables: { input: { id, reason } } })
    onRemoved()
  }

  return <ReasonForm name={removal.named(name)} words={removal} onSubmit={remove} />
}
