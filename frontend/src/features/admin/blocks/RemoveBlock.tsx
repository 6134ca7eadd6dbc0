import { invalidates } from '../../../api/apollo/invalidate'
import styled from 'styled-components'
import type { BlockRowFragment } from '../../../api/operationTypes'
import { useRemoveBlocksMutation } from './closures.generated'
import { blocksTexts } from '../../../content/admin/blocks'
import { courtDateTime } from '../../../format/dates'
import { rem, theme } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { slotId } from '../day/freeHour'
import { useStaffMay } from '../section/useStaffMay'

const { failed, named, all, ...texts } = blocksTexts.remove

interface RemoveBlockProps {
  block: BlockRowFragment
  /** All listed blocks of the same kind and title, if they can be removed together here. */
  same?: readonly BlockRowFragment[]
  /** Called when a removal begins. */
  onStart?: () => void
  /** Called with the number of removed blocks. */
  onRemoved?: (count: number) => void
}

/** Removes a block, or all of its title, after a second look; for those who may. */
export function RemoveBlock({ block, same = [], onStart, onRemoved }: RemoveBlockProps) {
  const { id, title, court, startsAt } = block
  const [removeBlocks] = useRemoveBlocksMutation({
    refetchQueries: invalidates('blocks', 'courtSchedule'),
    awaitRefetchQueries: true,
  })

  const mayRemove = useStaffMay('BLOCKS_WRITE')
  async function remove(ids: string[]) {
    onStart?.()
    await removeBlocks({ variables: { input: { ids } } })
    onRemoved?.(ids.length)
    // The row with the focus is gone.
    const cell = document.getElementById(slotId(court.id, startsAt))
    ;(cell ?? document.querySelector('h1'))?.focus({ preventScroll: true })
  }

  if (!mayRemove) return null
  return (
    <OnScreen>
      <ConfirmAction
        texts={{ ...texts, name: named(title, court.name, courtDateTime(startsAt)) }}
        failed={failed}
        onConfirm={() => remove([id])}
      />
      {same.length > 1 && (
        <ConfirmAction
          texts={all(same.length, title)}
          failed={failed}
          onConfirm={() => remove(same.map(one => one.id))}
        />
      )}
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
