import { failureOf } from '../../api/apollo/errors'
import { refetches } from '../../api/apollo/invalidate'
import { useJoinWaitlistMutation } from '../../api/apollo/own.generated'
import type { PlanWish } from '../../api/operationTypes'
import { share } from '../../content/share'
import { welcome } from '../../content/joining'
import { notConnected } from '../../ui/notConnected'
import { toast } from '../../ui/toast'
import { useWaitlistStats, waitlistStats } from './useWaitlistStats'

const texts = share.notListed

/**
 * Returns the current figures of the waitlist and a function that requests a place. On a guarded
 * page the guard shows the toast when the session ends.
 */
export function useClaimPlace(userId: string, guarded: boolean) {
  const { stats, loading } = useWaitlistStats()
  const [joinWaitlist, { loading: pending }] = useJoinWaitlistMutation(
    // An offer from before the person left is over.
    refetches('myWaitlistEntry', 'myOffer', 'myLatestOffer'),
  )

  async function claim(planWish: PlanWish | undefined) {
    try {
      await joinWaitlist({ variables: { input: { userId, planWish } } })
      toast({ title: welcome.title, description: welcome.reserved })
    } catch (error) {
      const { code, message } = failureOf(error)
      if (code === 'UNAUTHENTICATED') {
        if (!guarded) showFailure(texts.loggedOut)
        return
      }
      showFailure(message ?? (code === 'NETWORK' ? notConnected : texts.failed.description))
      await waitlistStats.refetch().catch(console.error)
    }
  }

  return { stats, loading, pending, claim }
}

function showFailure(description: string) {
  toast({ title: texts.failed.title, description, variant: 'destructive' })
}
