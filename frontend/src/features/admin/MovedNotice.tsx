import { useRef } from 'react'
import styled from 'styled-components'
import { admin } from '../../content/admin'
import { useAction } from '../../form/useAction'
import { Button } from '../../ui/Button'
import { rem } from '../../ui/theme'
import type { Moved } from './useWaitlistMoves'

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

  async function undo() {
    // The button goes when it has done its work; whoever pressed it stays with the words.
    line.current?.focus({ preventScroll: true })
    await run(() => onUndo(moved), onRefused)
  }

  return (
    <Line ref={line} tabIndex={-1}>
      <Words>{words.words(moved.name, moved.status)}</Words>
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(12)};
`

const Words = styled.p`
  overflow-wrap: anywhere;
`
