import type { DueRowFragment } from '../../../api/operationTypes'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useAction } from '../../../api/useAction'
import { moneyTexts } from '../../../content/admin/money'
import { dueTexts } from '../../../content/openDues'
import { Badge } from '../../../ui/Badge'
import { SmallButton } from '../../../ui/SmallButton'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import { moneyFields } from './moneyFields'
import { useReopenDueMutation, useWaiveDueMutation } from './money.generated'

const texts = moneyTexts.dues
const looks = { open: 'waiting', settled: 'joined', waived: 'invited', void: 'other' } as const

/** The id of the group of buttons of a due, which receives the focus when it has changed. */
export const dueActionsId = (id: string) => `due-${id}`

interface DueActionsProps {
  due: DueRowFragment
  /** Opens the dialog in which the due is settled; without it, the place of the due has another button. */
  onSettle?: () => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

const refresh = () => invalidate(...moneyFields)

/** Shows the state of a due, with what changes it. */
export function DueActions({ due, onSettle, onDone }: DueActionsProps) {
  const { id, state, person } = due
  const after = refetches(...moneyFields)
  const [waiveDue] = useWaiveDueMutation(after)
  const [reopenDue] = useReopenDueMutation(after)
  const { pending, run } = useAction(texts.reopen.failed)
  const [what, name] = [dueTexts.what(due), nameOrEmail(person)]

  async function waive(reason: string) {
    await orRefresh(waiveDue({ variables: { input: { id, reason } } }), refresh)
    onDone(texts.waive.done(what, name))
  }
  async function reopen() {
    await reopenDue({ variables: { input: { id } } })
    onDone(texts.reopen.done(what, name))
  }

  return (
    <MarkedCell
      mark={<Badge status={state} look={looks[state]} />}
      label={texts.stateOf(what, name)}
      id={dueActionsId(id)}
    >
      {state === 'open' && onSettle && (
        <SmallButton compact aria-label={texts.settle.named(what, name)} onClick={onSettle}>
          {texts.settle.label}
        </SmallButton>
      )}
      {state === 'open' && (
        <ReasonForm name={texts.waive.named(what, name)} texts={texts.waive} onSubmit={waive} />
      )}
      {(state === 'settled' || state === 'waived') && (
        <SmallButton
          compact
          aria-label={texts.reopen.named(what, name)}
          pending={pending && texts.reopen.pending}
          onClick={() => void run(reopen, refresh)}
        >
          {texts.reopen.label}
        </SmallButton>
      )}
    </MarkedCell>
  )
}
