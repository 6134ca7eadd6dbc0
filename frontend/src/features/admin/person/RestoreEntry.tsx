import {
  WaitlistEntryDetailsDocument,
  WaitlistStatsDocument,
  WaitlistTotalDocument,
} from '../../../api/apollo/documents'
import { useRestoreEntryMutation } from '../../../api/generatedTeam'
import { removal } from '../../../content/admin/removal'
import { ConfirmAction } from '../confirm/ConfirmAction'

interface RestoreEntryProps {
  id: string
  /** Called before the button disappears. The caller can move the focus. */
  onRestored: () => void
  onRefused: () => Promise<unknown>
}

/** Takes a removal of today back. */
export function RestoreEntry({ id, onRestored, onRefused }: RestoreEntryProps) {
  const [restoreEntry] = useRestoreEntryMutation({
    refetchQueries: [WaitlistEntryDetailsDocument, WaitlistTotalDocument, WaitlistStatsDocument],
  })
  return (
    <ConfirmAction
      words={removal.restore}
      failed={removal.restore.failed}
      onConfirm={async () => {
        await restoreEntry({ variables: { input: { id } } })
        onRestored()
      }}
      onRefused={onRefused}
    />
  )
}
