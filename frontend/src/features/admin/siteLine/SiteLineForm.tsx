import { useFormikContext } from 'formik'
import styled from 'styled-components'
import { siteLineTexts } from '../../../content/admin/siteLine'
import { siteNotice } from '../../../content/siteNotice'
import { ChoiceField } from '../../../form/ChoiceField'
import { Choices } from '../../../form/Choices'
import { Field } from '../../../form/Field'
import { Form, type FailedTexts } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { SiteLine } from '../../../ui/SiteLine'
import { rem } from '../../../ui/theme'
import { FieldRow } from '../section/FieldRow'
import type { SiteLineValues } from './siteLine.schema'

const texts = siteLineTexts.form
const schemas = {
  optional: chunk(() => import('./siteLine.schema').then(m => m.siteLineSchema)),
  required: chunk(() => import('./siteLine.schema').then(m => m.changedLineSchema)),
}

interface SiteLineFormProps {
  /** The values that the form starts with. */
  values: SiteLineValues
  /** Whether the line needs a start. */
  start: 'optional' | 'required'
  /** Whether the line has begun already: then it has no new start. */
  hasBegun?: boolean
  labels: { title: string; submit: string; pending: string; failed: FailedTexts }
  onSubmit: (values: SiteLineValues) => Promise<unknown>
}

/** The form for a line above the pages, with the line as it will look. */
export function SiteLineForm({
  values,
  start,
  hasBegun = false,
  labels,
  onSubmit,
}: SiteLineFormProps) {
  const isOptional = start === 'optional'
  return (
    <Form
      label={labels.title}
      schema={schemas[start]}
      blank={values}
      submit={onSubmit}
      withoutToast
      failed={labels.failed}
    >
      <Field name="text" label={texts.text} hint={texts.textHint} autoComplete="off" required />
      <Preview />
      {!hasBegun && (
        <FieldRow>
          <Field
            type="date"
            name="startDate"
            label={texts.startDate}
            {...(isOptional && { hint: texts.startHint })}
            optional={isOptional}
            required={!isOptional}
          />
          <Field
            type="time"
            name="startTime"
            label={texts.startTime}
            hint={texts.miami}
            optional={isOptional}
            required={!isOptional}
          />
        </FieldRow>
      )}
      <FieldRow>
        <Field type="date" name="endDate" label={texts.endDate} required />
        <Field type="time" name="endTime" label={texts.endTime} required />
      </FieldRow>
      <Choices name="place" legend={texts.place}>
        <ChoiceField name="place" options={siteLineTexts.places} columns={2} />
      </Choices>
      <Choices name="tone" legend={texts.tone}>
        <ChoiceField name="tone" options={siteLineTexts.tones} columns={2} />
      </Choices>
      <SubmitButton label={labels.submit} pending={labels.pending} />
    </Form>
  )
}

/** The line as the pages show it; its button does nothing here. */
function Preview() {
  const { text, tone } = useFormikContext<SiteLineValues>().values
  return (
    <Frame inert aria-hidden="true">
      <SiteLine look={tone} label={siteNotice.label} dismiss={siteNotice.dismiss}>
        {text.trim() || texts.nothing}
      </SiteLine>
    </Frame>
  )
}

/* The container of a page is as wide as the window. */
const Frame = styled.div`
  --page: calc(100% - ${rem(32)});
`
