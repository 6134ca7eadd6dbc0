import { invalidate } from '../../../api/apollo/invalidate'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useReopenChargeMutation } from './charges.generated'
import { useAction } from '../../../api/useAction'
import { chargesTexts as texts } from '../../../content/admin/charges'
import { chargeTexts } from '../../../content/chargeTexts'
import { Badge } from '../../../ui/Badge'
import { SmallButton } from '../../../ui/SmallButton'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import { nameOrEmail } from '../entry/personNames'
import { moneyFields } from '../money/moneyFields'
import { chargeActionsId } from './chargeActionsId'
import { chargeQueries } from './chargeQueries'
import type { Decision } from './DecideCharge'

const badgeLooks = { open: 'waiting', settled: 'joined', waived: 'invited', void: 'other' } as const

interface ChargeStateProps {
  charge: ChargeRowFragment
  onDecide: (decision: Decision) => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Shows the state of a charge, with the buttons that change it. */
export function ChargeState({ charge, onDecide, onDone }: ChargeStateProps) {
  const { id, state, person, isToBeReturned } = charge
  const [reopenCharge] = useReopenChargeMutation(chargeQueries)
  const { pending, run } = useAction(texts.reopen.failed)
  const name = nameOrEmail(person)
  const amount = chargeTexts.one(charge)
  const back = isToBeReturned ? texts.giveBack : texts.reopen

  async function reopen() {
    await reopenCharge({ variables: { input: { id } } })
    document.getElementById(chargeActionsId(id))?.focus({ preventScroll: true })
    onDone(back.done(amount, name))
  }
  const button = (decision: Decision['decision']) => (
    <SmallButton
      compact
      aria-label={texts[decision].named(amount, name)}
      onClick={() => onDecide({ decision, charge })}
    >
      {texts[decision].label}
    </SmallButton>
  )

  return (
    <MarkedCell
      mark={
        <Badge
          status={isToBeReturned ? texts.giveBack.state : state}
          look={isToBeReturned ? 'failed' : badgeLooks[state]}
        />
      }
      label={texts.stateOf(amount, name)}
      id={chargeActionsId(id)}
    >
      {state === 'open' && (
        <>
          {button('settle')}
          {button('waive')}
        </>
      )}
      {(state === 'settled' || state === 'waived') && (
        <SmallButton
          compact
          aria-label={back.named(amount, name)}
          pending={pending && back.pending}
          onClick={() => void run(reopen, () => invalidate(...moneyFields))}
        >
          {back.label}
        </SmallButton>
      )}
    </MarkedCell>
  )
}
