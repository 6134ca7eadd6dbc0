import type { DueRowFragment } from '../../../api/operationTypes'
import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useAction } from '../../../api/useAction'
import { moneyTexts } from '../../../content/admin/money'
import { dueTexts } from '../../../content/openDues'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { ReasonForm } from '../confirm/ReasonForm'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import { moneyFields } from './moneyFields'
import { useReopenDueMutation, useWaiveDueMutation } from './money.generated'

const texts = moneyTexts.dues
const looks = { open: 'waiting', settled: 'joined', waived: 'invited', void: 'other' } as const

interface DueActionsProps {
  due: DueRowFragment
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Shows the state of a due, with what changes it. */
export function DueActions({ due, onDone }: DueActionsProps) {
  const { id, state, person } = due
  const after = refetches(...moneyFields)
  const [waiveDue] = useWaiveDueMutation(after)
  const [reopenDue] = useReopenDueMutation(after)
  const { pending, run } = useAction(texts.reopen.failed)
  const [what, name] = [dueTexts.what(due), nameOrEmail(person)]
  const refresh = () => invalidate(...moneyFields)
  return (
    <MarkedCell
      mark={<Badge status={texts.states[state]} look={looks[state]} />}
      label={texts.stateOf(what, name)}
    >
      {state === 'open' && (
        <ReasonForm
          name={texts.waive.named(what, name)}
          texts={texts.waive}
          onSubmit={async reason => {
            await orRefresh(waiveDue({ variables: { input: { id, reason } } }), refresh)
            onDone(texts.waive.done(what, name))
          }}
        />
      )}
      {(state === 'settled' || state === 'waived') && (
        <Button
          tone="secondary"
          size="small"
          compact
          aria-label={texts.reopen.named(what, name)}
          pending={pending && texts.reopen.pending}
          onClick={() =>
            void run(async () => {
              await reopenDue({ variables: { input: { id } } })
              onDone(texts.reopen.done(what, name))
            }, refresh)
          }
        >
          {texts.reopen.label}
        </Button>
      )}
    </MarkedCell>
  )
}
