import { IDS_MAX } from '@shared/rules'
import type { CandidateRowFragment } from '../../../api/generated'
import { useSetWaitlistStatusesMutation } from '../../../api/generatedTeam'
import { useAction } from '../../../api/useAction'
import { wavesWords } from '../../../content/admin/waves'
import { Button } from '../../../ui/Button'

const words = wavesWords.preview.byHand

interface MarkedByHandProps {
  people: readonly CandidateRowFragment[]
  /** Requests the preview again. */
  lookAgain: () => Promise<unknown>
}

/** Says how many people are marked invited by hand, and takes all marks back. */
export function MarkedByHand({ people, lookAgain }: MarkedByHandProps) {
  const [setStatuses] = useSetWaitlistStatusesMutation()
  const { pending, run } = useAction(words.failed)
  const ids = people.map(({ id }) => id)

  async function takeBack() {
    const step = { from: 'invited', to: 'waiting' } as const
    for (let start = 0; start < ids.length; start += IDS_MAX) {
      const input = { ids: ids.slice(start, start + IDS_MAX), ...step }
      await setStatuses({ variables: { input } })
    }
    await lookAgain()
  }

  return (
    <>
      <p>{words.marked(people.length)}</p>
      <div>
        <Button
          tone="secondary"
          size="small"
          pending={pending && words.pending}
          onClick={() => void run(takeBack, lookAgain)}
        >
          {words.takeBack(people.length)}
        </Button>
      </div>
    </>
  )
}
