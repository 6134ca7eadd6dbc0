import { useCardAction } from '../api/useCardAction'
import { CancelButton } from './CancelButton'
import { Field } from './Field'
import { Form } from './Form'
import { SubmitButton } from './SubmitButton'
import { chunk } from '../hydration/chunk'
import { Button } from '../ui/Button'
import { ButtonRow } from '../ui/ButtonRow'
import { ConfirmButton, type ConfirmTexts } from '../ui/ConfirmButton'
import { Problem } from '../ui/Problem'
import { Stack } from '../ui/Stack'
import { Text } from '../ui/Text'

const schema = chunk(() => import('./memberAddress.schema').then(m => m.memberAddressSchema))
const blank = { email: '' }

interface Member {
  userId: string
  firstName: string | null
  lastName: string | null
}

interface ChooseMemberProps {
  texts: {
    form: string
    known: string
    nameOf: (member: Member) => string
    /** Names the button of a member. */
    one: (member: Member) => string
    /** The question that the button asks; without it, the button acts at one press. */
    ask?: (member: Member) => Omit<ConfirmTexts, 'label'>
    email: string
    hint: string
    submit: string
    pending: string
    close: string
    failed: { title: string; description: string; preferServer: boolean }
  }
  /** The sentence for each error code. */
  problems: Parameters<typeof useCardAction>[0]
  /** The members with whom one has played. */
  known: readonly Member[]
  choose: (member: { email: string } | { userId: string }) => Promise<void>
  onClose: () => void
}

/** Chooses a member with whom one has played, or by the exact address (PLAYER-3). */
export function ChooseMember({ texts, problems, known, choose, onClose }: ChooseMemberProps) {
  const { pending, problem, run } = useCardAction(problems)
  const submit = async (member: { email: string } | { userId: string }) => {
    await choose(member)
    onClose()
  }
  return (
    <Stack gap="s4">
      {known.length > 0 && (
        <div>
          <Text>{texts.known}</Text>
          <ButtonRow>
            {known.map(member => (
              <KnownMember
                key={member.userId}
                member={member}
                texts={texts}
                pending={pending}
                onChoose={() => void run(() => submit({ userId: member.userId }))}
              />
            ))}
          </ButtonRow>
          <Problem>{problem}</Problem>
        </div>
      )}
      <Form
        label={texts.form}
        schema={schema}
        blank={blank}
        submit={({ email }) => submit({ email })}
        failed={texts.failed}
        withoutToast
      >
        <Field
          name="email"
          type="email"
          label={texts.email}
          hint={texts.hint}
          autoComplete="off"
          autoFocus
          required
        />
        <ButtonRow>
          <SubmitButton label={texts.submit} pending={texts.pending} />
          <CancelButton label={texts.close} onClick={onClose} />
        </ButtonRow>
      </Form>
    </Stack>
  )
}

interface KnownMemberProps {
  member: Member
  texts: ChooseMemberProps['texts']
  pending: boolean
  onChoose: () => void
}

function KnownMember({ member, texts, pending, onChoose }: KnownMemberProps) {
  if (texts.ask)
    return (
      <ConfirmButton
        texts={{ label: texts.one(member), ...texts.ask(member) }}
        look={{ tone: 'secondary', size: 'small' }}
        pending={pending}
        disabled={pending}
        onConfirm={onChoose}
      />
    )
  return (
    <Button
      size="small"
      tone="secondary"
      aria-label={texts.one(member)}
      disabled={pending}
      onClick={onChoose}
    >
      {texts.nameOf(member)}
    </Button>
  )
}
