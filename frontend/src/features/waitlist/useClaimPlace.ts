import { failureOf } from '../../api/apollo/errors'
import { refetches } from '../../api/apollo/invalidate'
import { useJoinWaitlistMutation } from '../../api/apollo/own.generated'
import type { PlanWish } from '../../api/operationTypes'
import { useAction } from '../../api/useAction'
import { share } from '../../content/share'
import { welcome } from '../../content/joining'
import { useReferralCode } from '../../session/useReferralCode'
import { toast } from '../../ui/toast'
import { useWaitlistStats, waitlistStats } from './useWaitlistStats'

const { failed, loggedOut } = share.notListed

/**
 * Returns the current figures of the waitlist and a function that requests a place. On a guarded
 * page the guard shows the toast when the session ends.
 */
export function useClaimPlace(userId: string, guarded: boolean) {
  const { stats, loading } = useWaitlistStats()
  const referralCode = useReferralCode()
  const { pending, run } = useAction(failed)
  const [joinWaitlist] = useJoinWaitlistMutation(
    // An offer from before the person left is over.
    refetches('myWaitlistEntry', 'myOffer', 'myLatestOffer'),
  )

  async function claim(planWish: PlanWish | undefined) {
    try {
      await joinWaitlist({ variables: { input: { userId, referralCode, planWish } } })
      toast({ title: welcome.title, description: welcome.reserved })
    } catch (error) {
      if (!guarded && failureOf(error).code === 'UNAUTHENTICATED')
        toast({ title: failed.title, description: loggedOut, variant: 'destructive' })
      throw error
    }
  }

  return {
    stats,
    loading,
    pending,
    claim: (planWish: PlanWish | undefined) =>
      run(
        () => claim(planWish),
        () => waitlistStats.refetch(),
      ),
  }
}
