import { invalidates } from '../../../api/apollo/invalidate'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { Plan, WaitlistRowFragment, WaitlistStatus } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { removal } from '../../../content/admin/removal'
import { type StatusStep, statusSteps } from '../../../content/admin/statusSteps'
import { Box } from '../../../ui/Box'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { focusOnMount } from '../../../ui/focusOnMount'
import { rem } from '../../../ui/theme'
import { NotTold } from '../entry/NotTold'
import { personFields } from '../entry/personFields'
import { nameOrEmail } from '../entry/personNames'
import { StatusButtons } from '../entry/StatusButtons'
import { StatusStepForm } from '../entry/StatusStepForm'
import { describeStatusChange, useStatusChanges } from '../entry/useStatusChanges'
import { RemoveEntry } from './RemoveEntry'
import { RestoreEntry } from './RestoreEntry'

interface PersonActionsProps {
  entry: WaitlistRowFragment
  /** Whether the entry's latest change can be undone. */
  canUndo: boolean
  /** Whether the entry's removal can be taken back. */
  canRestore: boolean
  /** Called when the server refuses a change because the entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
}

/** Shows the buttons that change the entry's status, and the form that removes the entry. */
export function PersonActions({ entry, canUndo, canRestore, onRefused }: PersonActionsProps) {
  const group = useRef<HTMLDivElement>(null)
  const { lastChange, notTold, changeStatus, track } = useStatusChanges({
    refetchQueries: invalidates(...personFields),
  })
  const [proposed, setProposed] = useState<StatusStep>()
  /* What a removal, or taking it back, has done, while the entry has that status. */
  const [removed, setRemoved] = useState<{ status: WaitlistStatus; texts: string }>()
  const name = nameOrEmail(entry.user)

  function close() {
    setProposed(undefined)
    // The form disappears, so the focus moves to the group.
    group.current?.focus({ preventScroll: true })
  }
  async function change(step: StatusStep, plan: Plan | null) {
    await changeStatus([entry], step.to, plan)
    close()
  }

  const changed = lastChange?.status === entry.status && describeStatusChange(lastChange)
  const news = removed?.status === entry.status ? removed.texts : changed

  return (
    <div>
      <div ref={group} role="group" aria-label={admin.statusOf(name)} tabIndex={-1}>
        {proposed ? (
          <Box fill="card" tabIndex={-1} ref={focusOnMount}>
            <StatusStepForm
              step={proposed}
              entries={[entry]}
              label={proposed.named(name)}
              onSubmit={plan => change(proposed, plan)}
              onRefused={onRefused}
              onCancel={close}
            />
          </Box>
        ) : (
          <PersonButtons entry={entry} canUndo={canUndo} onAsk={setProposed} />
        )}
      </div>
      <Message role="status">{news}</Message>
      <Message role="status">
        <NotTold people={notTold} linked={false} />
      </Message>
      {canRestore && entry.status === 'left' && (
        <Removal>
          <RestoreEntry
            id={entry.id}
            track={track}
            onRestored={() => {
              group.current?.focus({ preventScroll: true })
              setRemoved({ status: 'waiting', texts: removal.restore.done(name) })
            }}
            onRefused={onRefused}
          />
        </Removal>
      )}
      {admin.canBeRemoved(entry.status) && (
        <Removal>
          <RemoveEntry
            id={entry.id}
            name={name}
            track={track}
            onRemoved={() => {
              // The form disappears with the change, so the focus moves to the group.
              group.current?.focus({ preventScroll: true })
              setRemoved({ status: 'left', texts: removal.done(name) })
            }}
          />
        </Removal>
      )}
    </div>
  )
}

interface PersonButtonsProps extends Pick<PersonActionsProps, 'entry' | 'canUndo'> {
  onAsk: (step: StatusStep) => void
}

function PersonButtons({ entry, canUndo, onAsk }: PersonButtonsProps) {
  const { status, user } = entry
  const name = nameOrEmail(user)
  const { takeBackJoined } = statusSteps
  return (
    <ButtonRow>
      <StatusButtons status={status} nameOf={step => step.named(name)} onAsk={onAsk} />
      {status === 'joined' && canUndo && (
        <SmallButton aria-label={takeBackJoined.named(name)} onClick={() => onAsk(takeBackJoined)}>
          {takeBackJoined.label}
        </SmallButton>
      )}
    </ButtonRow>
  )
}

const Removal = styled.div`
  margin-top: ${rem(12)};
`

const Message = styled.div`
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${rem(12)};
  }
`
