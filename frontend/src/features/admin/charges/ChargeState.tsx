import { invalidate } from '../../../api/apollo/invalidate'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useReopenChargeMutation } from './charges.generated'
import { useAction } from '../../../api/useAction'
import { chargesWords as words } from '../../../content/admin/charges'
import { chargeWords } from '../../../content/chargeWords'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { chargeActionsId } from './chargeActionsId'
import { chargeQueries } from './chargeQueries'

const badgeLooks = { open: 'waiting', settled: 'joined', waived: 'invited', void: 'other' } as const

interface ChargeStateProps {
  charge: ChargeRowFragment
  onDecide: (decision: 'settle' | 'waive', charge: ChargeRowFragment) => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Shows the state of a charge, with the buttons that change it. */
export function ChargeState({ charge, onDecide, onDone }: ChargeStateProps) {
  const { id, state, person, isToBeReturned } = charge
  const [reopenCharge] = useReopenChargeMutation(chargeQueries)
  const { pending, run } = useAction(words.reopen.failed)
  const name = nameOrEmail(person)
  const amount = chargeWords.one(charge)
  const back = isToBeReturned ? words.giveBack : words.reopen

  const reopen = () =>
    run(
      async () => {
        await reopenCharge({ variables: { input: { id } } })
        document.getElementById(chargeActionsId(id))?.focus({ preventScroll: true })
        onDone(back.done(amount, name))
      },
      () => invalidate('charges'),
    )
  const button = (decision: 'settle' | 'waive') => (
    <Button
      tone="secondary"
      size="small"
      compact
      aria-label={words[decision].named(amount, name)}
      onClick={() => onDecide(decision, charge)}
    >
      {words[decision].label}
    </Button>
  )

  return (
    <MarkedCell
      mark={
        <Badge
          status={isToBeReturned ? words.giveBack.state : words.states[state]}
          look={isToBeReturned ? 'failed' : badgeLooks[state]}
        />
      }
      label={words.stateOf(amount, name)}
      id={chargeActionsId(id)}
    >
      {state === 'open' && (
        <>
          {button('settle')}
          {button('waive')}
        </>
      )}
      {(state === 'settled' || state === 'waived') && (
        <Button
          tone="secondary"
          size="small"
          compact
          aria-label={back.named(amount, name)}
          pending={pending && back.pending}
          onClick={() => void reopen()}
        >
          {back.label}
        </Button>
      )}
    </MarkedCell>
  )
}
