import type { ProveIdentityInput } from '../../api/operationTypes'
import { proof as texts } from '../../content/proof'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { PasswordField } from '../../form/PasswordField'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { useProveIdentityMutation } from './proof.generated'

const schemas = {
  password: chunk(() => import('./proveIdentity.schema').then(m => m.passwordProofSchema)),
  code: chunk(() => import('./proveIdentity.schema').then(m => m.codeProofSchema)),
}

/** What a person can type to prove who they are. */
export type TypedProof = 'password' | 'code'

interface ProofFormProps {
  by: TypedProof
  onProved: () => void
  onCancel: () => void
}

/** Proves who the person is by their password, or by a code of their authenticator app. */
export function ProofForm({ by, onProved, onCancel }: ProofFormProps) {
  const [proveIdentity] = useProveIdentityMutation()
  const prove = (input: ProveIdentityInput) =>
    proveIdentity({ variables: { input } }).then(onProved)
  return (
    <Form<ProveIdentityInput, ProveIdentityInput>
      schema={schemas[by]}
      blank={{ [by]: '' }}
      submit={prove}
      failed={texts.failed}
      label={texts.title}
      withoutToast
    >
      {by === 'password' ? (
        <PasswordField
          name="password"
          label={texts.password.label}
          show={texts.password.show}
          autoComplete="current-password"
          required
        />
      ) : (
        <Field
          name="code"
          label={texts.code.label}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
        />
      )}
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.cancel} onClick={onCancel} />
      </ButtonRow>
    </Form>
  )
}
