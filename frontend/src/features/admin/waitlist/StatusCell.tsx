import { useRef } from 'react'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin'
import { invitationEmail } from '../../../content/invitationEmail'
import { useAction } from '../../../form/useAction'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { MarkedCell } from '../../../ui/MarkedCell'
import { CardLayoutOnly } from '../../../ui/OnCards'
import { invitationMailto } from '../entry/invitationMailto'
import { nameOrEmail } from '../entry/personNames'

interface StatusCellProps {
  entry: WaitlistRowFragment
  onStatusChange: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  /** The entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
}

/** How far an entry has come, and what can be done with it from there. */
export function StatusCell({ entry, onStatusChange, onRefused }: StatusCellProps) {
  const group = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(admin.statusChange.failed)
  const name = nameOrEmail(entry.user)

  async function changeStatus(to: WaitlistStatus) {
    // The pressed button will be gone: whoever pressed it stays with this entry.
    group.current?.focus({ preventScroll: true })
    await run(() => onStatusChange([entry], to), onRefused)
  }

  return (
    <MarkedCell mark={<Badge status={entry.status} />} label={admin.statusOf(name)} ref={group}>
      {entry.status === 'invited' && (
        <CardLayoutOnly>
          <ButtonLink tone="secondary" size="small" compact href={invitationMailto(entry)}>
            {invitationEmail.write}
          </ButtonLink>
        </CardLayoutOnly>
      )}
      {admin.statusActionsFrom(entry.status).map(({ to, label, named }) => (
        <Button
          key={to}
          tone="secondary"
          size="small"
          compact
          aria-label={named(name)}
          disabled={pending}
          onClick={() => void changeStatus(to)}
        >
          {label}
        </Button>
      ))}
    </MarkedCell>
  )
}
