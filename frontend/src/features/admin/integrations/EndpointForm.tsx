import { refetches } from '../../../api/apollo/invalidate'
import { useCreateWebhookEndpointMutation } from './integrations.generated'
import type { CreateWebhookEndpointInput } from '../../../api/operationTypes'
import { integrations } from '../../../content/admin/integrations'
import { ChecksField } from '../../../form/ChecksField'
import { Choices } from '../../../form/Choices'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import type { ShownSecret } from './Secret'
import { eventOptions } from './eventOptions'

const texts = integrations.form
const schema = chunk(() => import('./endpoint.schema').then(m => m.endpointSchema))
const blank: CreateWebhookEndpointInput = { url: '', events: [] }

/** The form for a new endpoint. */
export function EndpointForm({ onSecret }: { onSecret: (secret: ShownSecret) => void }) {
  const [createEndpoint] = useCreateWebhookEndpointMutation(refetches('webhookEndpoints'))

  async function submit(input: CreateWebhookEndpointInput) {
    const { data } = await createEndpoint({ variables: { input } })
    const created = data?.createWebhookEndpoint
    if (created) onSecret({ id: created.endpoint.id, secret: created.secret })
  }

  return (
    <Form
      label={texts.label}
      schema={schema}
      blank={blank}
      submit={submit}
      withoutToast
      done={texts.done}
      failed={texts.failed}
    >
      <Field name="url" label={texts.url} autoComplete="off" required />
      <Choices name="events" legend={texts.events}>
        <ChecksField name="events" options={eventOptions} columns={2} />
      </Choices>
      <SubmitButton label={texts.submit} pending={texts.pending} />
    </Form>
  )
}
