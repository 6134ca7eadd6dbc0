import { useRef } from 'react'
import type { WaitlistRowFragment, WaitlistStatus } from '../../api/generated'
import { admin } from '../../content/admin'
import { letter } from '../../content/letter'
import { useAction } from '../../form/useAction'
import { Badge } from '../../ui/Badge'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { MarkedCell } from '../../ui/MarkedCell'
import { CardLayoutOnly } from '../../ui/OnCards'
import { letterHref } from './letter'
import { calledName } from './person'

interface StatusCellProps {
  entry: WaitlistRowFragment
  onMove: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  /** The entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
}

/** How far an entry has come, and the steps it can take from there. */
export function StatusCell({ entry, onMove, onRefused }: StatusCellProps) {
  const place = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(admin.moved.failed)
  const name = calledName(entry.user)

  async function move(to: WaitlistStatus) {
    // The pressed button will be gone: whoever pressed it stays with this entry.
    place.current?.focus({ preventScroll: true })
    await run(() => onMove([entry], to), onRefused)
  }

  return (
    <MarkedCell mark={<Badge status={entry.status} />} label={admin.statusOf(name)} ref={place}>
      {entry.status === 'invited' && (
        <CardLayoutOnly>
          <ButtonLink tone="secondary" size="small" compact href={letterHref(entry)}>
            {letter.write}
          </ButtonLink>
        </CardLayoutOnly>
      )}
      {admin.movesFrom(entry.status).map(({ to, label, named }) => (
        <Button
          key={to}
          tone="secondary"
          size="small"
          compact
          aria-label={named(name)}
          disabled={pending}
          onClick={() => void move(to)}
        >
          {label}
        </Button>
      ))}
    </MarkedCell>
  )
}
