import { Check } from 'lucide-react'
import { useState } from 'react'
import type { UpdateProfileInput } from '../../api/operationTypes'
import { useUpdateProfileMutation } from './profile.generated'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { FieldPair } from '../../ui/fields/FieldPair'
import { clearDraft } from '../../session/drafts'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { ProfileStatus } from './ProfileStatus'

const texts = profile.information
const schema = chunk(() => import('./profile.schema').then(m => m.profileSchema))

interface ProfileFormProps {
  user: SessionUser
  /** Called after saving or cancelling. */
  onLeave: () => void
}

/**
 * A form that edits the profile. The mutation returns the user of the session, so every page
 * updates.
 */
export function ProfileForm({ user, onLeave }: ProfileFormProps) {
  const [updateProfile] = useUpdateProfileMutation()
  // The session may be reloaded while the form is open.
  const [blank] = useState(() => heldBy(user))

  // If the session ends, the draft waits until the same person signs in again.
  const draft = `profile:${user.id}`

  async function submit({ firstName, lastName, email, membershipPlan }: UpdateProfileInput) {
    // What is missing stays as stored: another page may have changed it since.
    const input = {
      ...(firstName !== blank.firstName && { firstName }),
      ...(lastName !== blank.lastName && { lastName }),
      ...(email !== blank.email && { email }),
      membershipPlan,
    }
    await updateProfile({ variables: { input } })
    onLeave()
  }

  return (
    <Form
      schema={schema}
      blank={blank}
      submit={submit}
      done={texts.saved}
      failed={texts.failed}
      label={texts.title}
      draft={draft}
    >
      <FieldPair>
        <Field name="firstName" label={texts.firstName} autoComplete="given-name" autoFocus />
        <Field name="lastName" label={texts.lastName} autoComplete="family-name" />
      </FieldPair>
      <Field name="email" type="email" label={texts.email} autoComplete="email" />
      <ProfileStatus user={user} />
      <ButtonRow>
        <SubmitButton label={texts.save} pending={texts.saving} icon={Check} />
        <CancelButton
          label={texts.cancel}
          onClick={() => {
            clearDraft(draft)
            onLeave()
          }}
        />
      </ButtonRow>
    </Form>
  )
}

/** The plan has no field: its stored value is sent (SPEC-6). */
const heldBy = ({ firstName, lastName, email, membershipPlan }: SessionUser) => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email,
  membershipPlan: membershipPlan ?? null,
})
