import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin/admin'
import { removal } from '../../../content/admin/removal'
import { useAction } from '../../../api/useAction'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { nameOrEmail } from '../entry/personNames'
import { StatusButtons } from '../entry/StatusButtons'
import { describeStatusChange, useStatusChanges } from '../entry/useStatusChanges'
import { RemoveEntry } from './RemoveEntry'

interface PersonActionsProps {
  entry: WaitlistRowFragment
  /** Called when the server refuses a change because the entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
}

/** Shows the buttons that change the entry's status, and the form that removes the entry. */
export function PersonActions({ entry, onRefused }: PersonActionsProps) {
  const group = useRef<HTMLDivElement>(null)
  const { lastChange, changeStatus } = useStatusChanges()
  const [failure, setFailure] = useState<string>()
  const [isRemoved, setIsRemoved] = useState(false)
  // Failures are shown here, because a toast cannot be reached while the panel is open.
  const { pending, run } = useAction(admin.statusChange.failed, words =>
    setFailure(words.description),
  )
  const name = nameOrEmail(entry.user)

  async function change(to: WaitlistStatus) {
    // The pressed button disappears after the change, so the focus moves to the group.
    group.current?.focus({ preventScroll: true })
    setFailure(undefined)
    await run(() => changeStatus([entry], to), onRefused)
  }

  const changed = lastChange?.status === entry.status && describeStatusChange(lastChange)
  const news = isRemoved && entry.status === 'left' ? removal.done(name) : changed

  return (
    <div>
      <Actions ref={group} role="group" aria-label={admin.statusOf(name)} tabIndex={-1}>
        <StatusButtons
          status={entry.status}
          nameOf={action => action.named(name)}
          pending={pending}
          onChange={change}
        />
      </Actions>
      <Message role="status">
        {failure ? <Notice>{failure}</Notice> : news}
      </Message>
      {admin.canBeRemoved(entry.status) && (
        <Removal>
          <RemoveEntry
            id={entry.id}
            name={name}
            onRemoved={() => {
              // The form disappears with the change, so the focus moves to the group.
              group.current?.focus({ preventScroll: true })
              setIsRemoved(true)
            }}
          />
        </Removal>
      )}
    </div>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
`

const Removal = styled.div`
  margin-top: ${rem(12)};
`

const Message = styled.div`
  overflow-wrap: anywhere;

  &:not(:empty) {
    margin-top: ${rem(12)};
  }
`
