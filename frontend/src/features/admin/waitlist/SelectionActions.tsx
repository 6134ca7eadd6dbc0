import type { Ref } from 'react'
import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/generated'
import { admin } from '../../../content/admin'
import { useAction } from '../../../form/useAction'
import { Button } from '../../../ui/Button'
import { CardLayoutOnly } from '../../../ui/OnCards'
import { rem } from '../../../ui/theme'
import { StatusButtons } from '../entry/StatusButtons'
import { ExportLink } from '../list/ExportLink'

const words = admin.selection

interface SelectionActionsProps {
  selected: readonly WaitlistRowFragment[]
  /** Every row of the page is selected. */
  isAll: boolean
  /** Where the selected rows can be had as a table. */
  href: string
  onStatusChange: (entries: readonly WaitlistRowFragment[], to: WaitlistStatus) => Promise<unknown>
  onSelectAll: (selected: boolean) => void
  /** An entry is not what it was taken for. */
  onRefused: () => Promise<unknown>
  /** Called before the buttons go, so that whoever pressed one is not lost with it. */
  onDone: () => void
  ref?: Ref<HTMLDivElement>
}

/** What can be done with the selected rows together. */
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
        // Over cards there is no head of the table to select all by.
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

/** The status that all of them have; only such a selection can be changed together. */
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
