import { PASSKEYS_MAX } from '@shared/passkey-limits'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { SecondFactorPartsFragment } from '../../api/operationTypes'
import { useAction } from '../../api/useAction'
import { secondFactors } from '../../content/secondFactors'
import { shortDateTime } from '../../format/dates'
import { lazyComponent } from '../../hydration/lazyComponent'
import { hasPasskeys } from '../../session/passkeys'
import { fetchSession } from '../../session/session'
import { Button } from '../../ui/Button'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { LazyRecoveryCodes } from './LazyRecoveryCodes'
import { useRemovePasskeyMutation } from './secondFactors.generated'

const texts = secondFactors.passkeys

const AddPasskey = lazyComponent(() => import('./AddPasskey').then(m => m.AddPasskey))

type Passkey = SecondFactorPartsFragment['passkeys'][number]

interface PasskeysProps {
  passkeys: readonly Passkey[]
  /** Called with the first recovery codes; empty if the account has some. */
  onAdded: (recoveryCodes: readonly string[]) => void
}

/** Lists the passkeys of the account, removes them and adds new ones. */
export function Passkeys({ passkeys, onAdded }: PasskeysProps) {
  const [form, setForm] = useState<'closed' | 'open' | 'cancelled'>('closed')
  const openForm = () =>
    Promise.all([AddPasskey.load(), LazyRecoveryCodes.load()]).then(() => setForm('open'))
  const canAdd = hasPasskeys() && passkeys.length < PASSKEYS_MAX

  return (
    <Stack gap="s4">
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text>{texts.lead}</Text>
      {passkeys.map(passkey => (
        <OwnPasskey key={passkey.id} passkey={passkey} />
      ))}
      {form === 'open' && (
        <AddPasskey.Component
          onAdded={codes => {
            setForm('closed')
            onAdded(codes)
          }}
          onCancel={() => setForm('cancelled')}
        />
      )}
      {canAdd && form !== 'open' && (
        <div>
          <Button
            ref={form === 'cancelled' ? focusOnMount : undefined}
            icon={Plus}
            onClick={() => void openForm()}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function OwnPasskey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const [removePasskey] = useRemovePasskeyMutation()
  const { pending, run } = useAction(texts.removeFailed)

  async function remove() {
    await removePasskey({ variables: { input: { id } } })
    toast(texts.removed)
    // Staff may need another one now (ACCOUNT-49).
    fetchSession().catch(console.error)
  }

  return (
    <div>
      <Text>
        <strong>{name}</strong>
      </Text>
      <Text tone="muted">
        {texts.times(shortDateTime(createdAt), lastUsedAt && shortDateTime(lastUsedAt))}
      </Text>
      <ConfirmButton
        texts={texts.remove(name)}
        pending={pending}
        onConfirm={() => void run(remove)}
      />
    </div>
  )
}
