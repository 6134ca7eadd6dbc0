import { useState, useSyncExternalStore } from 'react'
import type { LoginMutation } from '../../api/operationTypes'
import { auth } from '../../content/auth'
import { passkeys } from '../../content/passkeys'
import { FormError } from '../../form/Form'
import { loadFailure } from '../../form/loadFailure'
import { chunk } from '../../hydration/chunk'
import { hasPasskeys } from '../../session/passkeys'
import { toast } from '../../ui/toast'
import { OtherWay } from './OtherWay'
import { requireCookies } from './requireCookies'

const { title, description } = auth.login.failed
/** Loaded on demand, because few people have a passkey. */
const passkeySignIn = chunk(() => import('./passkeySignIn').then(m => m.passkeySignIn))

interface PasskeyButtonProps {
  label: string
  /** The challenge of a login, whose second step this is. */
  challenge: string
  onSignedIn: (user: LoginMutation['login']) => Promise<void>
}

/** Signs in with a passkey. Nothing where the browser has none. */
export function PasskeyButton({ label, challenge, onSignedIn }: PasskeyButtonProps) {
  const [isPending, setPending] = useState(false)
  const isOffered = useSyncExternalStore(never, hasPasskeys, hasNone)

  async function signIn() {
    setPending(true)
    try {
      requireCookies()
      const start = await passkeySignIn.load()
      await onSignedIn(await start(challenge))
    } catch (error) {
      const message = error instanceof FormError ? error.message : await messageOf(error)
      toast({ title, description: message ?? description, variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  if (!isOffered) return null
  return (
    <OtherWay label={label} pending={isPending && passkeys.pending} onClick={() => void signIn()} />
  )
}

const messageOf = async (error: unknown) => (await loadFailure(error)).message

/** A browser gets or loses passkeys only with another page. */
const never = () => () => undefined
const hasNone = () => false
