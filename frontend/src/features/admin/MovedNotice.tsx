import { useRef } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment } from '../../api/generated'
import { admin } from '../../content/admin'
import { letter } from '../../content/letter'
import { useAction } from '../../form/useAction'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { rem } from '../../ui/theme'
import { letterHref } from './letter'
import { type Moved, movedWords } from './useStatusChanges'

const words = admin.moved

interface MovedNoticeProps {
  moved: Moved
  onUndo: (moved: Moved) => Promise<unknown>
  /** The entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
}

/** What has just been changed, and the way back, until the next change. */
export function MovedNotice({ moved, onUndo, onRefused }: MovedNoticeProps) {
  const line = useRef<HTMLDivElement>(null)
  const { pending, run } = useAction(words.failed)
  const invited = justInvited(moved)
  const [only, ...others] = invited

  async function undo() {
    // The button goes when it has done its work; whoever pressed it stays with the words.
    line.current?.focus({ preventScroll: true })
    await run(() => onUndo(moved), onRefused)
  }

  return (
    <Line ref={line} tabIndex={-1}>
      <Words>{movedWords(moved)}</Words>
      {only && others.length === 0 && (
        <ButtonLink tone="secondary" size="small" compact href={letterHref(only)}>
          {letter.write}
        </ButtonLink>
      )}
      {others.length > 0 && <Words>{letter.ofMany}</Words>}
      {moved.canUndo && (
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
    </Line>
  )
}

/** Whom a letter is to be written to now; several are written to one by one, from their rows. */
function justInvited({ entries, status, canUndo }: Moved): readonly WaitlistRowFragment[] {
  return status === 'invited' && canUndo ? entries : []
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(12)};
`

const Words = styled.p`
  overflow-wrap: anywhere;
`
