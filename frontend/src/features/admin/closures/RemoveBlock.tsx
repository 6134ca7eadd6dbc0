import styled from 'styled-components'
import { BlocksDocument, CourtScheduleDocument } from '../../../api/apollo/documents'
import type { BlockRowFragment } from '../../../api/generated'
import { useRemoveBlocksMutation } from '../../../api/generatedTeam'
import { closuresWords } from '../../../content/admin/closures'
import { courtDateTime } from '../../../format/dates'
import { theme } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'

const { failed, named, ...words } = closuresWords.remove

/** Removes a block after a second look. */
export function RemoveBlock({ block }: { block: BlockRowFragment }) {
  const { id, title, court, startsAt } = block
  const [removeBlocks] = useRemoveBlocksMutation({
    refetchQueries: [BlocksDocument, CourtScheduleDocument],
    awaitRefetchQueries: true,
  })
  return (
    <OnScreen>
      <ConfirmAction
        words={{ ...words, name: named(title, court.name, courtDateTime(startsAt)) }}
        failed={failed}
        onConfirm={() => removeBlocks({ variables: { input: { ids: [id] } } })}
      />
    </OnScreen>
  )
}

/* On a card it has a row. */
const OnScreen = styled.div`
  grid-column: 1 / -1;

  ${theme.media.print} {
    display: none;
  }
`
