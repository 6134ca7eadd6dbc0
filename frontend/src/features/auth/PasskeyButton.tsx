import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoginMutation } from '../../api/operationTypes'
import { auth } from '../../content/auth'
import { FormError } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { toast } from '../../ui/toast'
import { OtherWay } from './OtherWay'

const { failed, passkeyPending } = auth.login
/** Loaded on demand, because few people have a passkey. */
const passkeySignIn = chunk(() => import('./passkeySignIn').then(m => m.passkeySignIn))

interface PasskeyButtonProps {
  label: string
  /** The challenge of a login whose second step this is; missing for a login without a password. */
  challenge?: string
  onSignedIn: (user: LoginMutation['login']) => Promise<void>
}

/** Signs in with a passkey. A browser without passkeys says so when it is pressed. */
export function PasskeyButton({ label, challenge, onSignedIn }: PasskeyButtonProps) {
  const [isPending, setPending] = useState(false)

  async function signIn(button: HTMLButtonElement) {
    setPending(true)
    try {
      const start = await passkeySignIn.load()
      await onSignedIn(await start(challenge))
    } catch (error) {
      // The part throws FormError with the reason; otherwise it could not be loaded.
      const description = error instanceof FormError ? error.message : failed.description
      toast({ title: failed.title, description, variant: 'destructive' })
      // The button has lost the focus, because it was disabled.
      flushSync(() => setPending(false))
      button.focus()
    }
  }

  return (
    <OtherWay
      label={label}
      pending={isPending && passkeyPending}
      onClick={({ currentTarget }) => void signIn(currentTarget)}
    />
  )
}
