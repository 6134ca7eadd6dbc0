import type { MemberNameFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { hiddenMembers as texts } from '../../content/hiddenMembers'
import { problems } from '../../content/problems'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { Button } from '../../ui/Button'
import { ButtonRow } from '../../ui/ButtonRow'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { toast } from '../../ui/toast'
import { useHideFromMemberMutation } from './hiddenMembers.generated'
import { refetchHidden } from './refetchHidden'

const schema = chunk(() => import('./profile.schema').then(m => m.hideFromMemberSchema))
const blank = { email: '' }

interface HideFormProps {
  known: readonly MemberNameFragment[]
  onDone: () => void
}

/** Hides from somebody with whom one has played, or by an address. */
export function HideForm({ known, onDone }: HideFormProps) {
  const [hideFromMember] = useHideFromMemberMutation(refetchHidden)
  const { pending, problem, run } = useCardAction(problems)
  const hide = async (input: { email: string } | { userId: string }) => {
    await hideFromMember({ variables: { input } })
    toast(texts.hide.done)
    onDone()
  }
  return (
    <Stack gap="s4">
      {known.length > 0 && (
        <div>
          <Text>{texts.hide.known}</Text>
          <ButtonRow>
            {known.map(person => (
              <Button
                key={person.userId}
                size="small"
                tone="secondary"
                aria-label={texts.hide.one(person)}
                disabled={pending}
                onClick={() => void run(() => hide({ userId: person.userId }))}
              >
                {texts.nameOf(person)}
              </Button>
            ))}
          </ButtonRow>
          <Problem>{problem}</Problem>
        </div>
      )}
      <Form
        label={texts.hide.form}
        schema={schema}
        blank={blank}
        submit={hide}
        failed={texts.hide.failed}
        withoutToast
      >
        <Field
          name="email"
          type="email"
          label={texts.hide.email}
          hint={texts.hide.hint}
          autoComplete="off"
          required
          autoFocus
        />
        <ButtonRow>
          <SubmitButton label={texts.hide.submit} pending={texts.hide.pending} />
          <CancelButton label={texts.hide.close} onClick={onDone} />
        </ButtonRow>
      </Form>
    </Stack>
  )
}
