import { failureOf } from '../../api/apollo/errors'
import { invalidates } from '../../api/apollo/invalidate'
import type { ChangePasswordInput } from '../../api/operationTypes'
import { accountSecurity } from '../../content/accountSecurity'
import { CancelButton } from '../../form/CancelButton'
import { PasswordField } from '../../form/PasswordField'
import { Form, FormError } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { isStillSignedIn } from '../../session/session'
import { ButtonRow } from '../../ui/ButtonRow'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { toast } from '../../ui/toast'
import { useChangePasswordMutation } from './accountSecurity.generated'

const texts = accountSecurity.password
const schema = chunk(() => import('./changePassword.schema').then(m => m.changePasswordSchema))
const blank = { currentPassword: '', newPassword: '' }

/** The form for a new password. */
export function ChangePasswordForm({ onClose }: { onClose: () => void }) {
  const [changePassword] = useChangePasswordMutation({
    refetchQueries: invalidates('mySessions', 'myApiTokens'),
  })

  async function change(input: ChangePasswordInput) {
    try {
      await changePassword({ variables: { input } })
    } catch (error) {
      if (failureOf(error).code !== 'NETWORK') throw error
      // Without the new cookie, a changed password has ended the session of this browser, too (ADR-41).
      if (await isStillSignedIn().catch(() => true))
        throw new FormError(texts.unanswered.description)
      toast({ ...texts.unanswered, variant: 'destructive', explainsNavigation: true })
      return
    }
    toast(texts.done)
    onClose()
  }

  return (
    <Form schema={schema} blank={blank} submit={change} failed={texts.failed} label={texts.action}>
      <FieldAlone>
        <PasswordField
          name="currentPassword"
          label={texts.current}
          show={texts.show}
          autoComplete="current-password"
          autoFocus
          required
        />
      </FieldAlone>
      <FieldAlone>
        <PasswordField
          name="newPassword"
          label={texts.next}
          hint={texts.hint}
          show={texts.show}
          autoComplete="new-password"
          required
        />
      </FieldAlone>
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={texts.cancel} onClick={onClose} />
      </ButtonRow>
    </Form>
  )
}
