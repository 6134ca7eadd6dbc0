import { client } from '../../../api/apollo/client'
import type { CandidateRowFragment, WaveInput } from '../../../api/operationTypes'
import { useSetWaitlistStatusesMutation } from '../waitlist/adminWaitlist.generated'
import { wavesTexts } from '../../../content/admin/waves'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { orFindDone } from '../list/orFindDone'
import { WavePreviewDocument } from './waves.generated'

const texts = wavesTexts.preview.byHand

interface MarkedByHandProps {
  people: readonly CandidateRowFragment[]
  /** The input of the preview. */
  input: WaveInput
  /** Requests the preview again. */
  lookAgain: () => Promise<unknown>
  /** Called with a sentence for the team. */
  onTakenBack: (notice: string) => void
}

/** Says how many people are marked invited by hand, and takes all marks back after a second look. */
export function MarkedByHand({ people, input, lookAgain, onTakenBack }: MarkedByHandProps) {
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const ids = people.map(({ id }) => id)

  async function takeBack() {
    const variables = { input: { ids, from: 'invited', to: 'waiting' } } as const
    const { isAnswered } = await orFindDone<unknown>(
      setStatuses({ variables }),
      lookAgain,
      findDone,
    )
    if (isAnswered) await lookAgain()
    onTakenBack((isAnswered ? texts.done : texts.doneUnanswered)(ids.length))
  }
  /** Returns true if the latest preview shows none of the marks. */
  async function findDone() {
    const { data } = await client.query({ query: WavePreviewDocument, variables: { input } })
    const isMarked = data?.wavePreview?.passedOver.some(
      ({ id, passedOver }) => passedOver === 'invited_by_hand' && ids.includes(id),
    )
    return isMarked === false || undefined
  }

  return (
    <>
      <p>{texts.marked(people.length)}</p>
      <ConfirmAction
        texts={texts.takeBack(people.length)}
        failed={texts.failed}
        onConfirm={takeBack}
      />
    </>
  )
}
