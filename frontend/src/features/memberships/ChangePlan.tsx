import { X } from 'lucide-react'
import { useState } from 'react'
import type { OwnMembershipFragment, Plan } from '../../api/operationTypes'
import { invalidate, ownFields, planFields, refetches } from '../../api/apollo/invalidate'
import { MyMembershipDocument } from '../../api/apollo/own.generated'
import { requestAgain, sendOrFind } from '../../api/apollo/sendOrFind'
import { useCardAction } from '../../api/useCardAction'
import { planChangeTexts as texts } from '../../content/planChange'
import { problems } from '../../content/problems'
import { useSubmissionKey } from '../../form/useSubmissionKey'
import { notifyOtherTabs } from '../../session/notifyOtherTabs'
import { Button } from '../../ui/Button'
import { ConfirmQuestion } from '../../ui/ConfirmQuestion'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { toast } from '../../ui/toast'
import { useDisclosure } from '../../ui/useDisclosure'
import {
  PlanHistoryDocument,
  useChangePlanMutation,
  usePlanChangeQuery,
} from './memberships.generated'
import { type PossibleChange, possibleChangeOf } from './possibleChange'
import { usePossibleChange } from './usePossibleChange'

/** Shows a planned change of the member's plan, and lets them change the plan or take that back. */
export function ChangePlan({ membership }: { membership: OwnMembershipFragment }) {
  const change = usePossibleChange(membership)
  const [hasChanged, setHasChanged] = useState(false)
  const { isOpen, open, close, onKeyDown, buttonRef } = useDisclosure({ takesFocus: hasChanged })
  if (!change) return null
  const { plan, planned } = change
  return (
    <Stack gap="s3">
      {planned && <Text weight="semibold">{texts.planned(planned.plan, planned.from)}</Text>}
      {isOpen ? (
        <Question
          possible={change}
          onKeyDown={onKeyDown}
          onClose={close}
          onDone={() => {
            setHasChanged(true)
            close()
          }}
        />
      ) : (
        <div>
          <Button tone="secondary" size="small" ref={buttonRef} onClick={open}>
            {planned ? texts.keep(plan) : texts.change(plan)}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface QuestionProps {
  possible: PossibleChange
  onKeyDown: ReturnType<typeof useDisclosure>['onKeyDown']
  onClose: () => void
  onDone: () => void
}

/** Says what the change does, and asks whether to do it. */
function Question({ possible, onKeyDown, onClose, onDone }: QuestionProps) {
  // What it asks stays the same while it is open, also when the plan is changed elsewhere.
  const [{ plan, planned }] = useState(possible)
  const isTakenBack = planned !== undefined
  const { data, error, refetch } = usePlanChangeQuery({
    variables: { plan },
    fetchPolicy: 'network-only',
  })
  const [changePlan] = useChangePlanMutation(refetches(...planFields))
  const withKey = useSubmissionKey()
  const { pending, problem, run } = useCardAction(problems)
  const change = data?.planChange
  const confirm = (asked: NonNullable<typeof change>) =>
    run(
      async () => {
        await sendOrFind(
          () => withKey({ plan }, input => changePlan({ variables: { input } })),
          ownFields,
          () => isChangedTo(plan),
        )
        notifyOtherTabs()
        toast(texts.done(asked))
        onDone()
      },
      () => invalidate(...ownFields),
    )
  return (
    <ConfirmQuestion
      question={isTakenBack ? texts.keepQuestion(plan) : texts.question(plan)}
      detail={change ? texts.effect(change) : error ? undefined : texts.loading}
      onKeyDown={pending ? undefined : onKeyDown}
    >
      {error && !change ? (
        <Retry isSmall text={texts.unread} retry={refetch} />
      ) : (
        <Button
          size="small"
          disabled={!change}
          pending={pending && texts.pending}
          onClick={() => change && void confirm(change)}
        >
          {isTakenBack ? texts.keepYes : texts.yes}
        </Button>
      )}
      <TextButton icon={X} disabled={pending} onClick={onClose}>
        {texts.no}
      </TextButton>
      <Problem>{problem}</Problem>
    </ConfirmQuestion>
  )
}

/** Whether the member has, or has planned, a plan: then the other one is the possible change. */
async function isChangedTo(plan: Plan): Promise<boolean | undefined> {
  const [own, history] = await Promise.all([
    requestAgain(MyMembershipDocument),
    requestAgain(PlanHistoryDocument),
  ])
  const possible = possibleChangeOf(own?.myMembership, history?.planHistory)
  return possible && possible.plan !== plan
}
