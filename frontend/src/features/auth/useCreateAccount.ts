import { useNavigate } from 'react-router-dom'
import { lazyMutation } from '../../api/lazyMutation'
import type {
  JoinWaitlistInput,
  PlaceFragment,
  PlanWish,
  RegisterInput,
} from '../../api/operationTypes'
import { FormError } from '../../form/Form'
import { loadFailure } from '../../form/loadFailure'
import { useReferralCode } from '../../session/useReferralCode'
import { ownSignIn } from '../../session/ownSignIn'
import { clearReturnPage } from '../../session/returnPage'
import { startSession } from '../../session/session'
import { auth } from '../../content/auth'
import { welcome } from '../../content/joining'
import { paths } from '../../paths'
import { toast } from '../../ui/toast'
import { requireCookies } from './requireCookies'
import { useBusyRetry } from './useBusyRetry'
import type { RegisterValues } from './register.schema'

const register = lazyMutation(() => import('./auth.generated').then(m => m.RegisterDocument))
const joinWaitlist = lazyMutation(() =>
  import('../../api/apollo/own.generated').then(m => m.JoinWaitlistDocument),
)

/**
 * Creates the account, then requests a place, then goes to `/share`, in this order (SPEC-7). Only a
 * refused account is a failure of the form. A refused place is logged, and the person is told that
 * they have none (WAITLIST-4).
 */
export function useCreateAccount(planWish: PlanWish | undefined) {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const referralCode = useReferralCode()
  const navigate = useNavigate()

  async function createAccount(values: RegisterValues) {
    requireCookies()
    const input = registerInput(values)
    const { data } = await retryWhenBusy(() => register({ input }))
    const user = data?.register
    const { place, description } = user
      ? await takePlace({ userId: user.id, referralCode, planWish })
      : { description: welcome.notYet }
    ownSignIn.begin()
    // `/share` renders the known data and requests the rest.
    await startSession(user, place).catch(console.error)
    clearReturnPage()
    // Without a place, the URL keeps what the next attempt sends.
    const next = description === welcome.reserved ? {} : { plan: planWish, ref: referralCode }
    // The history entry is replaced: Back must not lead a member to the registration form.
    await navigate(paths.share(next), { replace: true })
    ownSignIn.end()
    toast({ title: welcome.title, description })
  }

  return { isWaiting, createAccount }
}

function registerInput(values: RegisterValues): RegisterInput {
  const { firstName, lastName, email, password } = values
  return { firstName, lastName, email, password }
}

interface TakenPlace {
  /** Missing if no place was given. */
  place?: PlaceFragment
  /** The text of the toast. */
  description: string
}

async function takePlace(input: JoinWaitlistInput): Promise<TakenPlace> {
  try {
    const { data } = await joinWaitlist({ input })
    return { place: data?.joinWaitlist?.entry, description: welcome.reserved }
  } catch (error) {
    const { code } = await loadFailure(error)
    // The browser has not kept the cookie of the session that the registration has begun.
    if (code === 'UNAUTHENTICATED') throw new FormError(auth.register.cookiesBlocked)
    console.error('The account was created, but no place was reserved:', error)
    return { description: await refusalTexts(error) }
  }
}

async function refusalTexts(error: unknown) {
  const { code, details } = await loadFailure(error)
  if (code === 'DAILY_LIMIT') return welcome.dailyLimit(details.resetsAt)
  return code === 'WAITLIST_CLOSED' ? welcome.closed : welcome.notYet
}
