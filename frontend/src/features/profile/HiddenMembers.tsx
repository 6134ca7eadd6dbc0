import { Plus, X } from 'lucide-react'
import type { MemberNameFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { hiddenMembers as texts } from '../../content/hiddenMembers'
import { problems } from '../../content/problems'
import { ErrorBoundary } from '../../hydration/ErrorBoundary'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { toast } from '../../ui/toast'
import { useDisclosure } from '../../ui/useDisclosure'
import { refetchHidden } from './refetchHidden'
import { useHiddenMembersQuery, useShowToMemberMutation } from './hiddenMembers.generated'

/** Loaded on demand: people who only read do not load the form code. */
const HideForm = lazyComponent(() => import('./HideForm').then(m => m.HideForm))

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
            <ErrorBoundary>
              <HideForm.Component known={data.playedWith ?? []} onDone={close} />
            </ErrorBoundary>
          </div>
        ) : (
          <TextButton
            icon={Plus}
            ref={buttonRef}
            // The button stays until the form has loaded.
            onClick={() => void HideForm.prefetch().then(open)}
          >
            {texts.hide.open}
          </TextButton>
        )}
      </Stack>
    </Card>
  )
}

function Hidden({ person }: { person: MemberNameFragment }) {
  const [showToMember] = useShowToMemberMutation(refetchHidden)
  const { pending, problem, run } = useCardAction(problems)
  const show = () =>
    run(async () => {
      await showToMember({ variables: { input: { userId: person.userId } } })
      toast(texts.show.done(person))
    })
  return (
    <li>
      <Text>
        <span translate="no">{texts.nameOf(person)}</span>
      </Text>
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
