import styled from 'styled-components'
import { blocksTexts } from '../../../content/admin/blocks'
import { ChecksField } from '../../../form/ChecksField'
import { Choices } from '../section/Choices'
import { Field, TextAreaField } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { rem } from '../../../ui/theme'
import { useSendsMail } from '../section/useSendsMail'
import type { BlockValues } from './block.schema'
import { TimeFields } from './TimeFields'

const texts = blocksTexts.form
const schema = chunk(() => import('./block.schema').then(m => m.blockSchema))

export interface Court {
  id: string
  name: string
}

interface BlockFormProps {
  courts: readonly Court[]
  /** The values that the form starts with. */
  values: BlockValues
  onSubmit: (values: BlockValues) => Promise<unknown>
}

/** The form for times at which courts are blocked. */
export function BlockForm({ courts, values, onSubmit }: BlockFormProps) {
  const sendsMail = useSendsMail()
  const options = Object.fromEntries(courts.map(({ id, name }) => [id, { label: name }]))
  return (
    <Form
      label={texts.label}
      schema={schema}
      blank={values}
      submit={onSubmit}
      withoutToast
      failed={{ ...texts.failed, guardTellsOfLostSession: true }}
    >
      <Choices name="courts" legend={texts.courts}>
        <ChecksField name="courts" options={options} columns={2} />
      </Choices>
      <Row>
        <Field type="date" name="from" label={texts.from} required />
        <Field type="date" name="until" label={texts.until} required />
      </Row>
      <Choices name="weekdays" legend={texts.weekdays} hint={texts.everyDay}>
        <ChecksField name="weekdays" options={blocksTexts.weekdays} columns={7} />
      </Choices>
      <Row>
        <TimeFields />
        <Field name="title" label={texts.title} autoComplete="off" required />
      </Row>
      <TextAreaField
        name="reason"
        label={texts.reason}
        hint={texts.reasonHint(sendsMail)}
        rows={2}
        required
      />
      <SubmitButton label={texts.submit} pending={texts.pending} />
    </Form>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${rem(200)}), 1fr));
  gap: ${rem(24)};
`
