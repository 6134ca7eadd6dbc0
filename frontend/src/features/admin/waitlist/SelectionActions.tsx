import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { useAction } from '../../../api/useAction'
import { statusSteps } from '../../../content/admin/statusSteps'
import { Button } from '../../../ui/Button'
import { CardLayoutOnly } from './OnCards'
import { rem } from '../../../ui/theme'
import { StatusButtons } from '../entry/StatusButtons'
import { ExportLink } from '../list/ExportLink'
import type { AskedStep } from './StatusStepDialog'

const words = admin.selection

interface SelectionActionsProps {
  selected: readonly WaitlistRowFragment[]
  /** Whether every row of the page is selected. */
  isAll: boolean
  /** Selects every row of the list; undefined if all are selected or there are too many. */
  selectWholeList: (() => Promise<unknown>) | undefined
  /** The number of rows on all pages. */
  total: number
  /** The URL of the CSV export of the selected rows. */
  href: string
  onAsk: (asked: AskedStep) => void
  onSelectAll: (selected: boolean) => void
  /** Called before the buttons disappear. The caller can move the focus. */
  onDone: () => void
}

/** Shows the actions for all selected rows. */
export function SelectionActions({
  selected,
  isAll,
  selectWholeList,
  total,
  href,
  onAsk,
  onSelectAll,
  onDone,
}: SelectionActionsProps) {
  const { pending, run } = useAction(words.notChosen)
  const status = commonStatus(selected)
  const small = { tone: 'secondary', size: 'small', compact: true } as const

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
      {selectWholeList && (
        <Button
          {...small}
          pending={pending && words.choosing}
          onClick={() => void run(selectWholeList)}
        >
          {words.allOfList(total)}
        </Button>
      )}
      {!status && <Words>{words.mixed}</Words>}
      {status && (
        <StatusButtons
          status={status}
          nameOf={step => step.ofMany(selected.length)}
          compact
          onAsk={step => onAsk({ step, entries: selected, isOfSelection: true })}
        />
      )}
      {status === 'joined' && <Words>{statusSteps.endMany}</Words>}
      <ExportLink href={href} label={words.download} size="small" />
      <Button
        {...small}
        onClick={() => {
          onDone()
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
