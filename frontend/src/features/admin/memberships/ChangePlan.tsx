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
export function ChangePlan({
  membership,
  today,
  onClose,
  onDone,
}: ChangePlanProps & { today: string }) {
  const { id, person } = membership
  const history = usePlanHistoryOfQuery({ variables: { id }, fetchPolicy: 'network-only' })
  const rows = history.data?.planHistoryOf
  // The list may be older than the history, so the plan of its row may be too.
  const current = rows?.find(({ to }) => to === null || to > today)
  const last = rows?.at(-1)
  const planned = last === current ? undefined : last
  return (
    <Dialog
      title={texts.named(nameOrEmail(person))}
      subject={id}
      opener={planButtonId(id)}
      onClose={onClose}
    >
      {planned && <p>{planChangeTexts.planned(planned.plan, planned.from)}</p>}
      {history.error && !current && <Retry text={planChangeTexts.unread} retry={history.refetch} />}
      {!history.error && !current && (
        <Text tone="muted">{rows ? texts.noPlan : planChangeTexts.loading}</Text>
      )}
      {current && (
        <Change
          membership={membership}
          to={planned ? current.plan : otherPlan(current.plan)}
          onClose={onClose}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}

function Change({
  membership: { id, person },
  to,
  onClose,
  onDone,
}: ChangePlanProps & { to: Plan }) {
  const { data, error, refetch } = usePlanChangeOfQuery({
    variables: { id, plan: to },
    fetchPolicy: 'network-only',
  })
  const [changePlanOf] = useChangePlanOfMutation()
  const { pending, problem, run } = useCardAction(texts)
  const withKey = useSubmissionKey()
  const change = data?.planChangeOf
  const effect = change && planChangeTexts.effect(change)
  const refresh = () => invalidate(...personFields, 'planHistoryOf')

  async function confirm(effect: string) {
    const { data: changed } = await withKey({ id, plan: to }, input =>
      changePlanOf({ variables: { input } }),
    )
    await refresh()
    onDone(texts.done(nameOrEmail(person), effect), changed?.changePlanOf?.notTold)
    onClose()
  }

  return (
    <>
      {effect && <p>{effect}</p>}
      {!change && error && <Retry text={planChangeTexts.unread} retry={refetch} />}
      {!change && !error && <Text tone="muted">{planChangeTexts.loading}</Text>}
      <div role="alert">{problem && <Notice>{problem}</Notice>}</div>
      <ButtonRow>
        {effect && (
          <Button
            pending={pending && planChangeTexts.pending}
            onClick={() => void run(() => confirm(effect), refresh)}
          >
            {change.kind === 'take_back' ? planChangeTexts.keep(to) : planChangeTexts.change(to)}
          </Button>
        )}
        <Button tone="secondary" disabled={pending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </ButtonRow>
    </>
  )
}
