import { invalidate } from '../../../api/apollo/invalidate'
import type { ChargeRowFragment } from '../../../api/operationTypes'
import { useSettleChargeMutation, useWaiveChargeMutation } from './charges.generated'
import { chargesTexts } from '../../../content/admin/charges'
import { reasons } from '../../../content/admin/reasons'
import { chargeTexts } from '../../../content/chargeTexts'
import { courtDateTime } from '../../../format/dates'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { Dialog } from '../../../ui/Dialog'
import { nameOrEmail } from '../entry/personNames'
import { orRefresh } from '../list/orRefresh'
import { moneyFields } from '../money/moneyFields'
import { chargeActionsId } from './chargeActionsId'
import { chargeQueries } from './chargeQueries'

const settleSchema = chunk(() => import('./decideCharge.schema').then(m => m.settleSchema))
const waiveSchema = chunk(() => import('./decideCharge.schema').then(m => m.waiveSchema))

export interface Decision {
  decision: 'settle' | 'waive'
  charge: ChargeRowFragment
}

interface DecideChargeProps extends Decision {
  onClose: () => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** Asks how the charge was settled, or why it is waived. */
export function DecideCharge({ decision, charge, onClose, onDone }: DecideChargeProps) {
  const { id, person, courtName, startsAt } = charge
  const texts = chargesTexts[decision]
  const name = nameOrEmail(person)
  const amount = chargeTexts.one(charge)

  async function decide(change: Promise<unknown>) {
    await orRefresh(change, () => invalidate(...moneyFields))
    onDone(texts.done(amount, name))
    onClose()
  }

  return (
    <Dialog
      title={texts.named(amount, name)}
      subject={id}
      opener={chargeActionsId(id)}
      onClose={onClose}
    >
      <p>{chargesTexts.bookingOf(courtName, courtDateTime(startsAt))}</p>
      {decision === 'settle' ? (
        <SettleForm id={id} decide={decide} />
      ) : (
        <WaiveForm id={id} decide={decide} />
      )}
    </Dialog>
  )
}

interface DecisionFormProps {
  id: string
  /** Waits for the decision, and says that it is made. */
  decide: (change: Promise<unknown>) => Promise<void>
}

function SettleForm({ id, decide }: DecisionFormProps) {
  const texts = chargesTexts.settle
  const [settleCharge] = useSettleChargeMutation(chargeQueries)
  return (
    <Form
      schema={settleSchema}
      blank={{ how: '' }}
      submit={({ how }) => decide(settleCharge({ variables: { input: { id, how } } }))}
      withoutToast
      failed={texts.failed}
    >
      <Field name="how" label={texts.how} autoFocus required />
      <SubmitButton label={texts.submit} pending={texts.pending} />
    </Form>
  )
}

function WaiveForm({ id, decide }: DecisionFormProps) {
  const texts = chargesTexts.waive
  const [waiveCharge] = useWaiveChargeMutation(chargeQueries)
  return (
    <Form
      schema={waiveSchema}
      blank={{ reason: '' }}
      submit={({ reason }) => decide(waiveCharge({ variables: { input: { id, reason } } }))}
      withoutToast
      failed={texts.failed}
    >
      <TextAreaField name="reason" label={reasons.reason} hint={texts.hint} rows={3} required />
      <SubmitButton label={texts.submit} pending={texts.pending} />
    </Form>
  )
}
