import { Plus, X } from 'lucide-react'
import type { MemberNameFragment } from '../../api/operationTypes'
import { bookingFields, invalidates } from '../../api/apollo/invalidate'
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
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { toast } from '../../ui/toast'
import { useDisclosure } from '../../ui/useDisclosure'
import {
  useHiddenMembersQuery,
  useHideFromMemberMutation,
  useShowToMemberMutation,
} from './hiddenMembers.generated'

const schema = chunk(() => import('./profile.schema').then(m => m.hideFromMemberSchema))
const blank = { email: '' }

const refetch = {
  refetchQueries: invalidates(...bookingFields, 'hiddenMembers', 'playedWith', 'openPlay'),
  awaitRefetchQueries: true,
}

/** From whom a member hides; hides from one more, and ends it (HIDE-1). */
export function HiddenMembers() {
  const { data, error, refetch: retry } = useHiddenMembersQuery()
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure()
  if (!data?.hiddenMembers)
    return error ? <Retry isSmall text={texts.failed} retry={retry} /> : null
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.lead}</Text>
        {data.hiddenMembers.length > 0 && (
          <ul role="list" aria-label={texts.list}>
            {data.hiddenMembers.map(person => (
              <Hidden key={person.userId} person={person} />
            ))}
          </ul>
        )}
        {isOpen ? (
          <div role="group" aria-label={texts.hide.form} onKeyDown={onKeyDown}>
            <Hide known={data.playedWith ?? []} onDone={close} />
          </div>
        ) : (
          <TextButton icon={Plus} ref={buttonRef} onClick={open}>
            {texts.hide.open}
          </TextButton>
        )}
      </Stack>
    </Card>
  )
}

function Hidden({ person }: { person: MemberNameFragment }) {
  const [showToMember] = useShowToMemberMutation(refetch)
  const { pending, problem, run } = useCardAction(problems)
  const show = () =>
    run(async () => {
      await showToMember({ variables: { input: { userId: person.userId } } })
      toast(texts.show.done(person))
    })
  return (
    <li>
      <Text>{texts.nameOf(person)}</Text>
      <TextButton
        icon={X}
        name={texts.show.name(person)}
        disabled={pending}
        onClick={() => void show()}
      >
        {texts.show.label}
      </TextButton>
      <Problem>{problem}</Problem>
    </li>
  )
}

interface HideProps {
  known: readonly MemberNameFragment[]
  onDone: () => void
}

function Hide({ known, onDone }: HideProps) {
  const [hideFromMember] = useHideFromMemberMutation(refetch)
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
