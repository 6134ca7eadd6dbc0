import { closuresTexts } from '../../../content/admin/closures'
import { ChecksField, FlagsField } from '../../../form/ChecksField'
import { Choices } from '../../../form/Choices'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { clubDate } from '../../../format/daysInWords'
import { chunk } from '../../../hydration/chunk'
import type { ClosureChangeValues } from './closureChange.schema'
import { FieldRow } from '../section/FieldRow'
import { useSendsMail } from '../section/useSendsMail'
import { TimeFields } from './TimeFields'

const texts = closuresTexts.change
const schema = chunk(() => import('./closureChange.schema').then(m => m.closureChangeSchema))

interface ChangeClosureFormProps {
  /** The values that the form starts with. */
  values: ClosureChangeValues
  /** The days to come that are skipped. */
  skipped: readonly string[]
  /** Whether the closure is on more than one day. */
  repeats: boolean
  onSubmit: (values: ClosureChangeValues) => Promise<unknown>
}

/** The form that changes a closure; its button asks what the change does. */
export function ChangeClosureForm({ values, skipped, repeats, onSubmit }: ChangeClosureFormProps) {
  const sendsMail = useSendsMail()
  const days = Object.fromEntries(skipped.map(date => [date, { label: clubDate(date) }]))
  return (
    <Form
      label={texts.title}
      schema={schema}
      blank={values}
      submit={onSubmit}
      withoutToast
      failed={texts.failed}
    >
      <Field name="title" label={closuresTexts.form.title} autoComplete="off" required />
      <FieldRow>
        <TimeFields />
      </FieldRow>
      <FieldRow>
        <Field type="date" name="until" label={closuresTexts.form.until} required />
        {repeats && <Field type="date" name="skipDates" label={texts.skipDate} optional />}
      </FieldRow>
      {skipped.length > 0 && (
        <Choices name="restoreDates" legend={texts.skipped} hint={texts.skippedHint}>
          <ChecksField name="restoreDates" options={days} columns={2} />
        </Choices>
      )}
      <Field name="note" label={closuresTexts.form.note} autoComplete="off" optional />
      <FlagsField flags={closuresTexts.form.onSite} />
      <TextAreaField
        name="reason"
        label={closuresTexts.form.reason}
        hint={texts.reasonHint(sendsMail)}
        rows={2}
        optional
      />
      <SubmitButton label={closuresTexts.form.preview} pending={closuresTexts.form.previewing} />
    </Form>
  )
}
