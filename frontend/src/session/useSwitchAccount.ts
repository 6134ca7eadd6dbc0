import { useState } from 'react'
import { type To, useNavigate } from 'react-router-dom'
import { clearDrafts } from './drafts'
import { endSession, finishSignOut } from './session'

/**
 * Returns a function that signs out so that somebody else can sign in, on this page or another one,
 * also if the server cannot be reached. LOGOUT goes home (features/site/useLogout.ts).
 */
export function useSwitchAccount() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function switchAccount(to?: To) {
    setPending(true)
    clearDrafts()
    await endSession()
    if (to) await navigate(to, { replace: true })
    finishSignOut()
    setPending(false)
  }

  return { pending, switchAccount }
}
