import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { StartAuthenticatorMutation } from '../../api/operationTypes'
import { useAction } from '../../api/useAction'
import { secondFactors } from '../../content/secondFactors'
import { shortDateTime } from '../../format/dates'
import { lazyComponent } from '../../hydration/lazyComponent'
import { fetchSession } from '../../session/session'
import { Button } from '../../ui/Button'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { focusOnMount } from '../../ui/focusOnMount'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { LazyRecoveryCodes } from './LazyRecoveryCodes'
import {
  useRemoveAuthenticatorMutation,
  useStartAuthenticatorMutation,
} from './secondFactors.generated'

const texts = secondFactors.app

/** Loaded on demand: it draws the QR code. */
const AddAuthenticator = lazyComponent(() =>
  import('./AddAuthenticator').then(m => m.AddAuthenticator),
)

type Setup = NonNullable<StartAuthenticatorMutation['startAuthenticator']>

interface AuthenticatorAppProps {
  /** When the app was added; null without one. */
  since: string | null
  /** Called with the first recovery codes; empty if the account has some. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** The authenticator app of the account, or the way to add one. */
export function AuthenticatorApp({ since, onAdded }: AuthenticatorAppProps) {
  const [setup, setSetup] = useState<Setup>()
  const [isCancelled, setCancelled] = useState(false)
  const [startAuthenticator] = useStartAuthenticatorMutation()
  const { pending, run } = useAction(texts.addFailed)

  async function start() {
    const parts = [AddAuthenticator.load(), LazyRecoveryCodes.load()]
    const [{ data }] = await Promise.all([startAuthenticator(), ...parts])
    setSetup(data?.startAuthenticator ?? undefined)
  }

  if (since !== null) return <OwnApp since={since} />
  if (setup)
    return (
      <AddAuthenticator.Component
        setup={setup}
        onAdded={codes => {
          setSetup(undefined)
          onAdded(codes)
        }}
        onCancel={() => {
          setSetup(undefined)
          setCancelled(true)
        }}
      />
    )
  return (
    <Stack gap="s4">
      <Text>{texts.none}</Text>
      <div>
        <Button
          ref={isCancelled ? focusOnMount : undefined}
          icon={Plus}
          disabled={pending}
          onClick={() => void run(start)}
        >
          {pending ? texts.adding : texts.add}
        </Button>
      </div>
    </Stack>
  )
}

function OwnApp({ since }: { since: string }) {
  const [removeAuthenticator] = useRemoveAuthenticatorMutation()
  const { pending, run } = useAction(texts.remove.failed)

  async function remove() {
    await removeAuthenticator()
    toast(texts.remove.done)
    // Staff may need another one now (ACCOUNT-49).
    fetchSession().catch(console.error)
  }

  return (
    <Stack gap="s4">
      <Text>{texts.since(shortDateTime(since))}</Text>
      <ConfirmButton texts={texts.remove} pending={pending} onConfirm={() => void run(remove)} />
    </Stack>
  )
}
