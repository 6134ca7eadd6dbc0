import type { ProveIdentityInput } from '../../api/operationTypes'
import { proof as texts } from '../../content/proof'
import { CancelButton } from '../../form/CancelButton'
import { PasswordField } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { useProveIdentityMutation } from './proof.generated'

const schema = chunk(() => import('./proveIdentity.schema').then(m => m.proveIdentitySchema))
const blank = { password: '' }

interface PasswordProofProps {
  onProved: () => void
  onCancel: () => void
}

/** Proves who the person is by their password. */
export function PasswordProof({ onProved, onCancel }: PasswordProofProps) {
  const [proveIdentity] = useProveIdentityMutation()
  const prove = (input: ProveIdentityInput) =>
    proveIdentity({ variables: { input } }).then(onProved)
  return (
    <Form
      schema={schema}
      blank={blank}
      submit={prove}
      failed={texts.failed}
      label={texts.title}
      withoutToast
    >
      <PasswordField
        name="password"
        label={texts.password}
        show={texts.showPassword}
        autoComplete="current-password"
        required
      />
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.cancel} onClick={onCancel} />
      </ButtonRow>
    </Form>
  )
}
