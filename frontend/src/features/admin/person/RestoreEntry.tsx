import { invalidates } from '../../../api/apollo/invalidate'
import { useRestoreEntryMutation } from './person.generated'
import { removal } from '../../../content/admin/removal'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { personFields } from '../entry/personFields'
import type { Track } from '../entry/useNotTold'
import { useSendsMail } from '../section/useSendsMail'

interface RestoreEntryProps {
  id: string
  track: Track
  /** Called before the button disappears. The caller can move the focus. */
  onRestored: () => void
  onRefused: () => Promise<unknown>
}

/** Takes a removal of today back. */
export function RestoreEntry({ id, track, onRestored, onRefused }: RestoreEntryProps) {
  const sendsMail = useSendsMail()
  const [restoreEntry] = useRestoreEntryMutation({
    refetchQueries: invalidates(...personFields),
  })
  async function restore() {
    await track(async () => {
      const { data } = await restoreEntry({ variables: { input: { id } } })
      return data?.restoreEntry?.notTold
    })
    onRestored()
  }

  return (
    <ConfirmAction
      texts={{ ...removal.restore, detail: removal.restore.detail(sendsMail) }}
      failed={removal.restore.failed}
      onConfirm={restore}
      onRefused={onRefused}
    />
  )
}
