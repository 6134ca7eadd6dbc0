import type { AddPasskeyInput } from '../../api/operationTypes'
import { secondFactors } from '../../content/secondFactors'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form, FormError } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { createPasskey } from '../../session/passkeys'
import { fetchSession } from '../../session/session'
import { ButtonRow } from '../../ui/ButtonRow'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { toast } from '../../ui/toast'
import { useAddPasskeyMutation, useStartPasskeyMutation } from './secondFactors.generated'

const texts = secondFactors.passkeys
const schema = chunk(() => import('./addPasskey.schema').then(m => m.addPasskeySchema))

interface AddPasskeyProps {
  onAdded: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Asks for the name of a new passkey, and lets the browser create it. */
export function AddPasskey({ onAdded, onCancel }: AddPasskeyProps) {
  const [startPasskey] = useStartPasskeyMutation()
  const [addPasskey] = useAddPasskeyMutation()

  async function add({ name }: Pick<AddPasskeyInput, 'name'>) {
    const started = await startPasskey()
    const passkey = await createPasskey(started.data?.startPasskey ?? '{}')
    if (!passkey) throw new FormError(texts.cancelled)
    const { data } = await addPasskey({ variables: { input: { passkey, name } } })
    toast(texts.added)
    onAdded(data?.addPasskey?.recoveryCodes ?? [])
    // Opens the team's page to staff (ACCOUNT-49).
    fetchSession().catch(console.error)
  }

  return (
    <Form schema={schema} blank={{ name: '' }} submit={add} failed={texts.failed} label={texts.add}>
      <FieldAlone>
        <Field name="name" label={texts.name} autoComplete="off" required autoFocus />
      </FieldAlone>
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.cancel} onClick={onCancel} />
      </ButtonRow>
    </Form>
  )
}
