import styled from 'styled-components'
import { BlocksDocument, CourtScheduleDocument } from '../../../api/apollo/documents'
import type { BlockRowFragment } from '../../../api/generated'
import { useRemoveBlocksMutation } from '../../../api/generatedTeam'
import { useState } from 'react'
import { useAction } from '../../../api/useAction'
import { closuresWords } from '../../../content/admin/closures'
import { shortDateTime } from '../../../format/dates'
import { ConfirmButton } from '../../../ui/ConfirmButton'
import { Notice } from '../../../ui/Notice'
import { theme } from '../../../ui/theme'

const { failed, named, ...words } = closuresWords.remove

/** Removes a block after a question. A refusal is shown below the button. */
export function RemoveBlock({ block }: { block: BlockRowFragment }) {
  const { id, title, court, startsAt } = block
  const [removeBlocks] = useRemoveBlocksMutation({
    refetchQueries: [BlocksDocument, CourtScheduleDocument],
    awaitRefetchQueries: true,
  })
  const [failure, setFailure] = useState<string>()
  const { pending, run } = useAction(failed, ({ description }) => setFailure(description))

  function remove() {
    setFailure(undefined)
    void run(() => removeBlocks({ variables: { input: { ids: [id] } } }))
  }

  return (
    <OnScreen>
      <ConfirmButton
        words={{ ...words, name: named(title, court.name, shortDateTime(startsAt)) }}
        pending={pending}
        onConfirm={remove}
      />
      {failure && (
        <div role="alert">
          <Notice>{failure}</Notice>
        </div>
      )}
    </OnScreen>
  )
}

const OnScreen = styled.div`
  ${theme.media.print} {
    display: none;
  }
`
