import type { Ref } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin/admin'
import { useAction } from '../../../api/useAction'
import { Button } from '../../../ui/Button'
import { CardLayoutOnly } from '../../../ui/lists/OnCards'
import { rem } from '../../../ui/theme'
import { StatusButtons } from '../entry/StatusButtons'
import { ExportLink } from '../list/ExportLink'

const words = admin.selection

interface SelectionActionsProps {
  selected: readonly WaitlistRowFragment[]
  /** Whether every row of the page is selected. */
  isAll: boolean
  /** The URL of the CSV export of the selected rows. */
  href: string
  onStatusChange: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  onSelectAll: (selected: boolean) => void
  /** Called when the server refuses a change because an entry was changed elsewhere. */
  onRefused: () => Promise<unknown>
  /** Called before the buttons disappear. The caller can move the focus. */
  onDone: () => void
  ref?: Ref<HTMLDivElement>
}

/** Shows the actions for all selected rows. */
export function SelectionActions({
  selected,
  isAll,
  href,
  onStatusChange,
  onSelectAll,
  ...rest
}: SelectionActionsProps) {
  const { pending, run } = useAction(admin.statusChange.failed)
  const status = commonStatus(selected)
  const small = { tone: 'secondary', size: 'small', compact: true } as const

  async function changeStatus(to: WaitlistStatus) {
    rest.onDone()
    await run(() => onStatusChange(selected, to), rest.onRefused)
  }

  return (
    <Actions role="group" aria-label={words.label}>
      {!isAll && (
        // The card layout has no table head with a checkbox for all rows.
        <CardLayoutOnly>
          <Button {...small} onClick={() => onSelectAll(true)}>
            {words.all}
          </Button>
        </CardLayoutOnly>
      )}
      {!status && <Words>{words.mixed}</Words>}
      {status && (
        <StatusButtons
          status={status}
          nameOf={action => action.ofMany(selected.length)}
          pending={pending}
          compact
          onChange={changeStatus}
        />
      )}
      <ExportLink href={href} label={words.download} size="small" />
      <Button
        {...small}
        onClick={() => {
          rest.onDone()
          onSelectAll(false)
        }}
      >
        {words.clear}
      </Button>
    </Actions>
  )
}

/**
 * Returns the status that all entries have, or undefined. Only entries with the same status can be
 * changed together.
 */
function commonStatus(entries: readonly WaitlistRowFragment[]): WaitlistStatus | undefined {
  const [first, ...others] = entries
  return others.every(({ status }) => status === first?.status) ? first?.status : undefined
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${rem(8)};
`

const Words = styled.p`
  font-size: ${rem(15)};
`
