import styled from 'styled-components'
import type { WaitlistRowFragment, WaitlistStatus } from '../../../api/operationTypes'
import { admin } from '../../../content/admin/admin'
import { useAction } from '../../../api/useAction'
import { statusSteps } from '../../../content/admin/statusSteps'
import { SmallButton } from '../../../ui/SmallButton'
import { CardLayoutOnly } from './OnCards'
import { rem } from '../../../ui/theme'
import { StatusButtons } from '../entry/StatusButtons'
import { ExportLink } from '../list/ExportLink'
import { useStaffMay } from '../section/useStaffMay'
import type { ProposedStep } from './StatusStepDialog'

const texts = admin.selection

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
  onAsk: (proposed: ProposedStep) => void
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
  const { pending, run } = useAction(texts.notChosen)
  const status = commonStatus(selected)
  const mayChange = useStaffMay('PEOPLE_WRITE')

  return (
    <Actions role="group" aria-label={texts.label}>
      {!isAll && (
        // The card layout has no table head with a checkbox for all rows.
        <CardLayoutOnly>
          <SmallButton compact onClick={() => onSelectAll(true)}>
            {texts.all}
          </SmallButton>
        </CardLayoutOnly>
      )}
      {selectWholeList && (
        <SmallButton
          compact
          pending={pending && texts.choosing}
          onClick={() => void run(selectWholeList)}
        >
          {texts.allOfList(total)}
        </SmallButton>
      )}
      {!status && mayChange && <Texts>{texts.mixed}</Texts>}
      {status && (
        <StatusButtons
          status={status}
          nameOf={step => step.ofMany(selected.length)}
          compact
          onAsk={step => onAsk({ step, entries: selected, isOfSelection: true })}
        />
      )}
      {status === 'joined' && mayChange && <Texts>{statusSteps.endMany}</Texts>}
      <ExportLink href={href} label={texts.download} size="small" />
      <SmallButton
        compact
        onClick={() => {
          onDone()
          onSelectAll(false)
        }}
      >
        {texts.clear}
      </SmallButton>
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

/* In two lines, if one has no room beside the buttons. */
const Texts = styled.p`
  flex: 1 1 ${rem(180)};
  font-size: ${rem(15)};
  line-height: ${rem(20)};
`
