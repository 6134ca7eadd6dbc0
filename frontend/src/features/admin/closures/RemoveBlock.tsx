import { refetches } from '../../../api/apollo/invalidate'
import styled from 'styled-components'
import type { BlockRowFragment } from '../../../api/operationTypes'
import { useRemoveBlocksMutation } from './closures.generated'
import { closuresTexts } from '../../../content/admin/closures'
import { courtDateTime } from '../../../format/dates'
import { focusOrTitle } from '../../../ui/focusOrTitle'
import { rem, theme } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { closureFields } from './closureFields'
import { slotId } from '../day/freeHour'
import { useStaffMay } from '../section/useStaffMay'

const { failed, named, ...texts } = closuresTexts.removeBlock

interface RemoveBlockProps {
  block: BlockRowFragment
  /** Called when a removal begins. */
  onStart: () => void
}

/** Removes a block after a second look; for those who may. */
export function RemoveBlock({ block, onStart }: RemoveBlockProps) {
  const { id, title, court, startsAt } = block
  const [removeBlocks] = useRemoveBlocksMutation(refetches(...closureFields))

  const mayRemove = useStaffMay('BLOCKS_WRITE')
  async function remove() {
    onStart()
    await removeBlocks({ variables: { input: { ids: [id] } } })
    // The row with the focus is gone.
    focusOrTitle(document.getElementById(slotId(court.id, startsAt)))
  }

  if (!mayRemove) return null
  return (
    <OnScreen>
      <ConfirmAction
        texts={{ ...texts, name: named(title, court.name, courtDateTime(startsAt)) }}
        failed={failed}
        onConfirm={remove}
      />
    </OnScreen>
  )
}

/* On a card it has a row. */
const OnScreen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(8)};
  white-space: normal;
  grid-column: 1 / -1;

  ${theme.media.print} {
    display: none;
  }
`
