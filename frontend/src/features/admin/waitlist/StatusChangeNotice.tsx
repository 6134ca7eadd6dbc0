import { useRef } from 'react'
import styled from 'styled-components'
import { admin } from '../../../content/admin/admin'
import { useAction } from '../../../api/useAction'
import { SmallButton } from '../../../ui/SmallButton'
import { rem } from '../../../ui/theme'
import { type StatusChange, describeStatusChange } from '../entry/useStatusChanges'
import { useSendsMail } from '../section/useSendsMail'
import { useStaffMay } from '../section/useStaffMay'

const texts = admin.statusChange

interface StatusChangeNoticeProps {
  change: StatusChange
  onUndo: (change: StatusChange) => Promise<unknown>
  /** Called when the server refuses the undo because an entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
}

/** Shows the latest change with a button that undoes it, and what that does (MAIL-23). */
export function StatusChangeNotice({ change, onUndo, onRefused }: StatusChangeNoticeProps) {
  const notice = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(texts.failed)
  const sendsMail = useSendsMail()
  const mayChange = useStaffMay('PEOPLE_WRITE')
  const canUndo = mayChange && change.canUndo

  async function undo() {
    // The button disappears after the undo, so the focus moves to the notice.
    notice.current?.focus({ preventScroll: true })
    await run(() => onUndo(change), onRefused)
  }

  return (
    <Notice ref={notice} tabIndex={-1}>
      <Texts>{describeStatusChange(change)}</Texts>
      {canUndo && change.status === 'joined' && (
        <Texts>{texts.undoJoined(change.entries.length, sendsMail)}</Texts>
      )}
      {canUndo && (
        <SmallButton compact disabled={pending} onClick={() => void undo()}>
          {texts.undo}
        </SmallButton>
      )}
    </Notice>
  )
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(12)};
`

const Texts = styled.p`
  overflow-wrap: anywhere;
`
