import { useRef } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment } from '../../../api/generated'
import { admin } from '../../../content/admin/admin'
import { invitationEmail } from '../../../content/admin/invitationEmail'
import { useAction } from '../../../api/useAction'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { rem } from '../../../ui/theme'
import { invitationMailto } from '../entry/invitationMailto'
import { type StatusChange, describeStatusChange } from '../entry/useStatusChanges'

const words = admin.statusChange

interface StatusChangeNoticeProps {
  change: StatusChange
  onUndo: (change: StatusChange) => Promise<unknown>
  /** Called when the server refuses the undo because an entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
}

/** Shows the latest change with a button that undoes it. */
export function StatusChangeNotice({ change, onUndo, onRefused }: StatusChangeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(words.failed)
  const invited = justInvited(change)
  const [only, ...others] = invited

  async function undo() {
    // The button disappears after the undo, so the focus moves to the notice.
    notice.current?.focus({ preventScroll: true })
    await run(() => onUndo(change), onRefused)
  }

  return (
    <Notice ref={notice} tabIndex={-1}>
      <Words>{describeStatusChange(change)}</Words>
      {only && others.length === 0 && (
        <ButtonLink tone="secondary" size="small" compact href={invitationMailto(only)}>
          {invitationEmail.write}
        </ButtonLink>
      )}
      {others.length > 0 && <Words>{invitationEmail.ofMany}</Words>}
      {change.canUndo && (
        <Button
          tone="secondary"
          size="small"
          compact
          disabled={pending}
          onClick={() => void undo()}
        >
          {words.undo}
        </Button>
      )}
    </Notice>
  )
}

/**
 * Returns the entries that were just invited. If there are several, the team writes each invitation
 * from its row.
 */
function justInvited({ entries, status, canUndo }: StatusChange): readonly WaitlistRowFragment[] {
  return status === 'invited' && canUndo ? entries : []
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(12)};
`

const Words = styled.p`
  overflow-wrap: anywhere;
`
