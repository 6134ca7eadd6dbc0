import styled from 'styled-components'
import { WebhookEndpointsDocument } from '../../../api/apollo/documents'
import { useCreateWebhookEndpointMutation } from '../../../api/generatedTeam'
import type { CreateWebhookEndpointInput } from '../../../api/operationTypes'
import { integrations } from '../../../content/admin/integrations'
import { ChecksField } from '../../../form/ChecksField'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { useFieldError } from '../../../form/useChoice'
import { useFieldId } from '../../../form/useFieldId'
import { chunk } from '../../../hydration/chunk'
import { FieldError } from '../../../ui/fields/FieldError'
import { rem } from '../../../ui/theme'
import type { ShownSecret } from './Secret'
import { eventOptions } from './eventOptions'

const words = integrations.form
const schema = chunk(() => import('./endpoint.schema').then(m => m.endpointSchema))
const blank: CreateWebhookEndpointInput = { url: '', events: [] }

/** The form for a new endpoint. */
export function EndpointForm({ onSecret }: { onSecret: (secret: ShownSecret) => void }) {
  const [createEndpoint] = useCreateWebhookEndpointMutation({
    refetchQueries: [WebhookEndpointsDocument],
    awaitRefetchQueries: true,
  })

  async function submit(input: CreateWebhookEndpointInput) {
    const { data } = await createEndpoint({ variables: { input } })
    const created = data?.createWebhookEndpoint
    if (created) onSecret({ id: created.endpoint.id, secret: created.secret })
  }

  return (
    <Form
      label={words.label}
      schema={schema}
      blank={blank}
      submit={submit}
      done={words.done}
      failed={words.failed}
    >
      <Field name="url" label={words.url} autoComplete="off" required />
      <Events />
      <SubmitButton label={words.submit} pending={words.pending} />
    </Form>
  )
}

/** The checkboxes of the kinds of event, with their error. */
function Events() {
  const id = useFieldId('events')
  const error = useFieldError('events')
  return (
    <Fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend>{words.events}</legend>
      <ChecksField name="events" options={eventOptions} columns={2} />
      <FieldError id={id} error={error} />
    </Fieldset>
  )
}

const Fieldset = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-bottom: ${rem(8)};
    font-weight: 600;
    font-size: ${rem(16)};
    line-height: ${rem(22)};
  }
`
