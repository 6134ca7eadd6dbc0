import type { CandidateRowFragment } from '../../../api/operationTypes'
import { useSetWaitlistStatusesMutation } from '../waitlist/adminWaitlist.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { ConfirmAction } from '../confirm/ConfirmAction'

const texts = wavesTexts.preview.byHand

interface MarkedByHandProps {
  people: readonly CandidateRowFragment[]
  /** Requests the preview again. */
  refetchPreview: () => Promise<unknown>
  /** Called with a sentence for the team. */
  onTakenBack: (notice: string) => void
}

/** Says how many people are marked invited by hand, and takes all marks back after a second look. */
export function MarkedByHand({ people, refetchPreview, onTakenBack }: MarkedByHandProps) {
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const ids = people.map(({ id }) => id)

  async function takeBack() {
    await setStatuses({ variables: { input: { ids, from: 'invited', to: 'waiting' } } })
    await refetchPreview()
    onTakenBack(texts.done(ids.length))
  }

  return (
    <>
      <p>{texts.marked(people.length)}</p>
      <ConfirmAction
        texts={texts.takeBack(people.length)}
        failed={texts.failed}
        onConfirm={takeBack}
        onRefused={refetchPreview}
      />
    </>
  )
}
