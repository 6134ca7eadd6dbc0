import type { CandidateRowFragment } from '../../../api/operationTypes'
import { useSetWaitlistStatusesMutation } from '../waitlist/adminWaitlist.generated'
import { useAction } from '../../../api/useAction'
import { wavesTexts } from '../../../content/admin/waves'
import { Button } from '../../../ui/Button'

const texts = wavesTexts.preview.byHand

interface MarkedByHandProps {
  people: readonly CandidateRowFragment[]
  /** Requests the preview again. */
  lookAgain: () => Promise<unknown>
}

/** Says how many people are marked invited by hand, and takes all marks back. */
export function MarkedByHand({ people, lookAgain }: MarkedByHandProps) {
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const { pending, run } = useAction(texts.failed)
  const ids = people.map(({ id }) => id)

  async function takeBack() {
    await setStatuses({ variables: { input: { ids, from: 'invited', to: 'waiting' } } })
    await lookAgain()
  }

  return (
    <>
      <p>{texts.marked(people.length)}</p>
      <div>
        <Button
          tone="secondary"
          size="small"
          pending={pending && texts.pending}
          onClick={() => void run(takeBack, lookAgain)}
        >
          {texts.takeBack(people.length)}
        </Button>
      </div>
    </>
  )
}
