import { rules } from '@shared/rules'
import { useNavigate } from 'react-router-dom'
import type { PlanWish, RegisterInput } from '../../api/generated'
import { lazyMutation } from '../../form/lazyMutation'
import { loadFailure } from '../../form/loadFailure'
import { useReferralCode } from '../../session/useReferralCode'
import { refreshSession } from '../../session/session'
import { welcome } from '../../content/welcome'
import { paths } from '../../paths'
import { toast } from '../../ui/toast'
import { useBusyRetry } from './useBusyRetry'
import type { RegisterValues } from './register.schema'

const register = lazyMutation(operations => operations.RegisterDocument)
const joinWaitlist = lazyMutation(operations => operations.JoinWaitlistDocument)

/**
 * Account, then place, then /share, in that order (SPEC-7). Only a refused account is a failure
 * of the form; a refused place is logged, and the person is told what is true (decision W4).
 */
export function useCreateAccount(planWish: PlanWish | undefined) {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const takePlace = useTakePlace(planWish)
  const navigate = useNavigate()

  async function createAccount(values: RegisterValues) {
    const input = registerInput(values)
    const data = await retryWhenBusy(() => register({ input }))
    const userId = data?.register?.id
    const description = userId ? await takePlace(userId) : welcome.notYet
    await refreshSession().catch(console.error)
    // Without a place the wish goes along, for the next try.
    const share = paths.share(description === welcome.reserved ? {} : { plan: planWish })
    // Replaced: the way back does not lead a member to the form for strangers.
    await navigate(share, { replace: true })
    toast({ title: welcome.title, description })
  }

  return { isWaiting, createAccount }
}

function registerInput(values: RegisterValues): RegisterInput {
  const { firstName, lastName, email, password } = values
  return { firstName, lastName, email, password }
}

/** Asks for a place and answers with the sentence that tells how it went. */
function useTakePlace(planWish: PlanWish | undefined) {
  const code = useReferralCode()
  /* A mangled code must not cost the person the place. */
  const referralCode = code && !rules.referralCode(code) ? code : undefined

  return async (userId: string) => {
    try {
      await joinWaitlist({ input: { userId, referralCode, planWish } })
      return welcome.reserved
    } catch (error) {
      console.error('The account was created, the place was not reserved:', error)
      return await refusalWords(error)
    }
  }
}

async function refusalWords(error: unknown) {
  const { code, details } = await loadFailure(error)
  if (code === 'DAILY_LIMIT') return welcome.dailyLimit(details.resetsAt)
  return code === 'WAITLIST_CLOSED' ? welcome.closed : welcome.notYet
}
