import { useFormikContext } from 'formik'
import { Check } from 'lucide-react'
import { type UpdateProfileInput, useUpdateProfileMutation } from '../../api/generated'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { Field } from '../../form/Field'
import { FieldPair } from '../../ui/fields/FieldPair'
import { Draft } from '../../form/Draft'
import { clearDraft } from '../../session/drafts'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { Button } from '../../ui/Button'
import { ProfileActions, ProfileStatus } from './profileLayout'

const words = profile.information
const schema = chunk(() => import('./profile.schema').then(m => m.profileSchema))

interface ProfileFormProps {
  user: SessionUser
  /** Saved or given up: back to reading. */
  onLeave: () => void
}

/** The profile being edited. The returned user is the session's own, so every page knows at once. */
export function ProfileForm({ user, onLeave }: ProfileFormProps) {
  const [updateProfile] = useUpdateProfileMutation()

  // Should the session end meanwhile: what was typed waits for the same person to come back.
  const draft = `profile:${user.id}`

  async function submit(input: UpdateProfileInput) {
    await updateProfile({ variables: { input } })
    onLeave()
  }

  return (
    <Form
      schema={schema}
      blank={heldBy(user)}
      submit={submit}
      done={words.saved}
      failed={words.failed}
      label={words.title}
      draft={draft}
    >
      <Draft name={draft} />
      <FieldPair>
        <Field name="firstName" label={words.firstName} autoComplete="given-name" autoFocus />
        <Field name="lastName" label={words.lastName} autoComplete="family-name" />
      </FieldPair>
      <Field name="email" type="email" label={words.email} autoComplete="email" />
      <ProfileStatus user={user} />
      <ProfileActions>
        <SubmitButton label={words.save} pending={words.saving} icon={Check} />
        <Cancel
          onClick={() => {
            clearDraft(draft)
            onLeave()
          }}
        />
      </ProfileActions>
    </Form>
  )
}

/** What is on its way to the server cannot be called back. */
function Cancel({ onClick }: { onClick: () => void }) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button tone="secondary" disabled={isSubmitting} onClick={onClick}>
      {words.cancel}
    </Button>
  )
}

/** The plan has no field: it is sent as it is held (SPEC-6). */
const heldBy = ({ firstName, lastName, email, membershipPlan }: SessionUser) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  membershipPlan: membershipPlan ?? null,
})
