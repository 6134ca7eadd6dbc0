import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin'
import { letter } from '../../../content/letter'
import { useAction } from '../../../form/useAction'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { letterHref } from '../letter'
import { calledName } from '../person'
import { movedWords, useWaitlistMoves } from '../useStatusChanges'

interface PersonStepsProps {
  entry: WaitlistRowFragment
  /** The entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
}

/** The letter to somebody who has been invited, and the steps their entry can take. */
export function PersonSteps({ entry, onRefused }: PersonStepsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { moved, move } = useWaitlistMoves()
  const [failure, setFailure] = useState<string>()
  // Said here: no toast can be reached over the open panel.
  const { pending, run } = useAction(admin.moved.failed, words => setFailure(words.description))
  const name = calledName(entry.user)

  async function step(to: WaitlistStatus) {
    // The pressed button will be gone: whoever pressed it stays with this person.
    place.current?.focus({ preventScroll: true })
    setFailure(undefined)
    await run(() => move([entry], to), onRefused)
  }

  return (
    <div>
      <Line ref={place} role="group" aria-label={admin.statusOf(name)} tabIndex={-1}>
        {entry.status === 'invited' && (
          <ButtonLink size="small" href={letterHref(entry)}>
            {letter.write}
          </ButtonLink>
        )}
        {admin.movesFrom(entry.status).map(({ to, label, named }) => (
          <Button
            key={to}
            tone="secondary"
            size="small"
            aria-label={named(name)}
            disabled={pending}
            onClick={() => void step(to)}
          >
            {label}
          </Button>
        ))}
      </Line>
      <Told role="status">
        {failure ? <Notice>{failure}</Notice> : moved?.status === entry.status && movedWords(moved)}
      </Told>
    </div>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
`

const Told = styled.div`
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${rem(12)};
  }
`
