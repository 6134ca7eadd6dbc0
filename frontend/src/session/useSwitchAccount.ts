import { useState } from 'react'
import { type To, useNavigate } from 'react-router-dom'
import { clearDrafts } from './drafts'
import { endSession, finishSignOut } from './session'

/**
 * Returns a function that signs out so that somebody else can sign in: it goes to a page for
 * visitors, also if the server cannot be reached. LOGOUT goes home (features/site/useLogout.ts).
 */
export function useSwitchAccount() {
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)

  async function switchAccount(to: To, state: object | null = null) {
    setPending(true)
    clearDrafts()
    await endSession()
    await navigate(to, { replace: true, state })
    finishSignOut()
    setPending(false)
  }

  return { pending, switchAccount }
}
