import type { MembershipRowFragment, Plan } from '../../../api/operationTypes'
import { invalidate } from '../../../api/apollo/invalidate'
import { useCardAction } from '../../../api/useCardAction'
import { membershipsTexts } from '../../../content/admin/memberships'
import { otherPlan, planChangeTexts } from '../../../content/planChange'
import { useSubmissionKey } from '../../../form/useSubmissionKey'
import { Button } from '../../../ui/Button'
import { ButtonRow } from '../../../ui/ButtonRow'
import { Dialog } from '../../../ui/Dialog'
import { Notice } from '../../../ui/Notice'
import { Retry } from '../../../ui/Retry'
import { Text } from '../../../ui/Text'
import { personFields } from '../entry/personFields'
import { nameOrEmail } from '../entry/personNames'
import type { ShowNotice } from '../list/useNotice'
import {
  useChangePlanOfMutation,
  usePlanChangeOfQuery,
  usePlanHistoryOfQuery,
} from './memberships.generated'

const texts = membershipsTexts.changePlan

/** The id of the button that opens the dialog and receives the focus when it closes. */
export const planButtonId = (id: string) => `plan-${id}`

interface ChangePlanProps {
  /** An active membership. */
  membership: MembershipRowFragment
  onClose: () => void
  /** Called with what the change has done. */
  onDone: ShowNotice
}

/** Says what a change of the plan does, and makes it (MEMBERSHIP-1 to MEMBERSHIP-3). */
export function ChangePlan({ membership, onClose, onDone }: ChangePlanProps) {
  const { id, plan, person } = membership
  const history = usePlanHistoryOfQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const last = history.data?.planHistoryOf?.at(-1)
  const planned = last && last.plan !== plan ? last : undefined
  return (
    <Dialog
      title={texts.named(nameOrEmail(person))}
      subject={id}
      opener={planButtonId(id)}
      onClose={onClose}
    >
      {planned && <p>{planChangeTexts.planned(planned.plan, planned.from)}</p>}
      {history.error && !last && <Retry text={planChangeTexts.unread} retry={history.refetch} />}
      {last && (
        <Change
          membership={membership}
          to={planned ? plan : otherPlan(plan)}
          isTakenBack={planned !== undefined}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}

interface ChangeProps extends ChangePlanProps {
  to: Plan
  isTakenBack: boolean
}

function Change({ membership: { id, person }, to, isTakenBack, onClose, onDone }: ChangeProps) {
  const { data, error, refetch } = usePlanChangeOfQuery({
    variables: { id, plan: to },
    fetchPolicy: 'network-only',
  })
  const [changePlanOf] = useChangePlanOfMutation()
  const { pending, problem, run } = useCardAction(texts)
  const withKey = useSubmissionKey()
  const change = data?.planChangeOf
  const refresh = () => invalidate(...personFields, 'planHistoryOf')
  if (!change)
    return error ? (
      <Retry text={planChangeTexts.unread} retry={refetch} />
    ) : (
      <Text tone="muted">{planChangeTexts.loading}</Text>
    )
  const effect = planChangeTexts.effect(change)

  async function confirm() {
    const { data: changed } = await withKey({ id, plan: to }, input =>
      changePlanOf({ variables: { input } }),
    )
    await refresh()
    onDone(texts.done(nameOrEmail(person), effect), changed?.changePlanOf?.notTold)
    onClose()
  }

  return (
    <>
      <p>{effect}</p>
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <ButtonRow>
        <Button
          pending={pending && planChangeTexts.pending}
          onClick={() => void run(confirm, refresh)}
        >
          {isTakenBack ? planChangeTexts.keep(to) : planChangeTexts.change(to)}
        </Button>
        <Button tone="secondary" disabled={pending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </>
  )
}
