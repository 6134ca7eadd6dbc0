import { closuresTexts } from '../../../content/admin/closures'
import { ChecksField, FlagsField } from '../../../form/ChecksField'
import { Choices } from '../../../form/Choices'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { useSendsMail } from '../section/useSendsMail'
import type { ClosureValues } from './closure.schema'
import { FieldRow } from '../section/FieldRow'
import { TimeFields } from './TimeFields'

const texts = closuresTexts.form
const schema = chunk(() => import('./closure.schema').then(m => m.closureSchema))

export interface Court {
  id: string
  name: string
}

/** The values that a new closure starts with, whatever its courts and times. */
export const blankClosure = {
  weekdays: [],
  kind: 'closed' as const,
  title: '',
  note: '',
  isNoteOnSite: false,
  reason: '',
}

interface ClosureFormProps {
  courts: readonly Court[]
  /** The values that the form starts with. */
  values: ClosureValues
  onSubmit: (values: ClosureValues) => Promise<unknown>
}

/** The form for times at which courts are closed; its button asks what that does. */
export function ClosureForm({ courts, values, onSubmit }: ClosureFormProps) {
  const sendsMail = useSendsMail()
  const options = Object.fromEntries(courts.map(({ id, name }) => [id, { label: name }]))
  return (
    <Form
      label={closuresTexts.create.title}
      schema={schema}
      blank={values}
      submit={onSubmit}
      withoutToast
      failed={closuresTexts.create.failed}
    >
      <Choices name="courts" legend={texts.courts}>
        <ChecksField name="courts" options={options} columns={2} />
      </Choices>
      <FieldRow>
        <Field type="date" name="from" label={texts.from} required />
        <Field type="date" name="until" label={texts.until} required />
      </FieldRow>
      <Choices name="weekdays" legend={texts.weekdays} hint={texts.everyDay}>
        <ChecksField name="weekdays" options={closuresTexts.weekdays} columns={7} />
      </Choices>
      <FieldRow>
        <TimeFields />
        <Field name="title" label={texts.title} autoComplete="off" required />
      </FieldRow>
      <Field name="note" label={texts.note} hint={texts.noteHint} autoComplete="off" optional />
      <FlagsField flags={texts.onSite} />
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint(sendsMail)}
        rows={2}
        required
      />
      <SubmitButton label={texts.preview} pending={texts.previewing} />
    </Form>
  )
}
