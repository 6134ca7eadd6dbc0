import { useRef } from 'react'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin/admin'
import { useAction } from '../../../api/useAction'
import { Badge } from '../../../ui/Badge'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { StatusButtons } from '../entry/StatusButtons'

interface StatusCellProps {
  entry: WaitlistRowFragment
  onStatusChange: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  /** Called when the server refuses a change because the entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
}

/** Shows the status of an entry and the buttons that change it. */
export function StatusCell({ entry, onStatusChange, onRefused }: StatusCellProps) {
  const group = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(admin.statusChange.failed)
  const name = nameOrEmail(entry.user)

  async function changeStatus(to: WaitlistStatus) {
    // The pressed button disappears after the change, so the focus moves to the group.
    group.current?.focus({ preventScroll: true })
    await run(() => onStatusChange([entry], to), onRefused)
  }

  return (
    <MarkedCell mark={<Badge status={entry.status} />} label={admin.statusOf(name)} ref={group}>
      <StatusButtons
        status={entry.status}
        nameOf={action => action.named(name)}
        pending={pending}
        compact
        onChange={changeStatus}
      />
    </MarkedCell>
  )
}
