import { invalidate } from '../../../api/apollo/invalidate'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useSettleChargeMutation, useWaiveChargeMutation } from './charges.generated'
import { chargesWords } from '../../../content/admin/charges'
import { chargeWords } from '../../../content/chargeWords'
import { courtDateTime } from '../../../format/dates'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Dialog } from '../../../ui/Dialog'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import { useRestoreFocus } from '../../../ui/useRestoreFocus'
import { chargeActionsId } from './chargeActionsId'
import { chargeQueries } from './chargeQueries'

const settleSchema = chunk(() => import('./decideCharge.schema').then(m => m.settleSchema))
const waiveSchema = chunk(() => import('./decideCharge.schema').then(m => m.waiveSchema))

interface DecideChargeProps {
  decision: 'settle' | 'waive'
  charge: ChargeRowFragment
  onClose: () => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Asks how the charge was settled, or why it is waived. */
export function DecideCharge({ decision, charge, onClose, onDone }: DecideChargeProps) {
  const { id, person, courtName, startsAt } = charge
  const words = chargesWords[decision]
  const name = nameOrEmail(person)
  const amount = chargeWords.one(charge)
  useRestoreFocus(chargeActionsId(id))

  function finish() {
    onDone(words.done(amount, name))
    onClose()
  }

  return (
    <Dialog
      title={words.named(amount, name)}
      subject={id}
      closeLabel={chargesWords.close}
      onClose={onClose}
    >
      <p>{chargesWords.bookingOf(courtName, courtDateTime(startsAt))}</p>
      {decision === 'settle' ? (
        <SettleForm id={id} onDone={finish} />
      ) : (
        <WaiveForm id={id} onDone={finish} />
      )}
    </Dialog>
  )
}

interface DecisionFormProps {
  id: string
  onDone: () => void
}

/** Returns a function that waits for a decision; after a refusal the list shows the new state. */
function useDecision() {
  return <Result,>(decision: Promise<Result>) => orRefresh(decision, () => invalidate('charges'))
}

function SettleForm({ id, onDone }: DecisionFormProps) {
  const words = chargesWords.settle
  const decide = useDecision()
  const [settleCharge] = useSettleChargeMutation(chargeQueries)
  return (
    <Form
      schema={settleSchema}
      blank={{ how: '' }}
      submit={({ how }) => decide(settleCharge({ variables: { input: { id, how } } })).then(onDone)}
      withoutToast
      failed={{ ...words.failed, guardTellsOfLostSession: true }}
    >
      <Field name="how" label={words.how} autoFocus required />
      <SubmitButton label={words.submit} pending={words.pending} />
    </Form>
  )
}

function WaiveForm({ id, onDone }: DecisionFormProps) {
  const words = chargesWords.waive
  const decide = useDecision()
  const [waiveCharge] = useWaiveChargeMutation(chargeQueries)
  return (
    <Form
      schema={waiveSchema}
      blank={{ reason: '' }}
      submit={({ reason }) =>
        decide(waiveCharge({ variables: { input: { id, reason } } })).then(onDone)
      }
      withoutToast
      failed={{ ...words.failed, guardTellsOfLostSession: true }}
    >
      <TextAreaField name="reason" label={words.how} hint={words.hint} rows={3} required />
      <SubmitButton label={words.submit} pending={words.pending} />
    </Form>
  )
}
