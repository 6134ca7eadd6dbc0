import { useLeaveWaitlistMutation } from './waitlist.generated'
import { useCardAction } from '../../api/useCardAction'
import { leaving } from '../../content/leaving'
import { problems } from '../../content/problems'
import { notifyOtherTabs } from '../../session/notifyOtherTabs'
import { Problem } from '../../ui/Problem'
import { ConfirmButton } from '../../ui/ConfirmButton'

interface LeaveWaitlistProps {
  position: number
  onLeft: () => void
}

/** Shows the quiet button that leaves the waitlist, after a question. */
export function LeaveWaitlist({ position, onLeft }: LeaveWaitlistProps) {
  // The response is the entry, so the cache follows by itself.
  const [leaveWaitlist] = useLeaveWaitlistMutation()
  const { pending, problem, run } = useCardAction(problems)

  async function leave() {
    await leaveWaitlist()
    onLeft()
    notifyOtherTabs()
  }

  return (
    <div>
      <ConfirmButton
        texts={{ ...leaving, question: leaving.question(position) }}
        pending={pending}
        onConfirm={() => void run(leave)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}
