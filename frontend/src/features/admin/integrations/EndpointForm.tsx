import { invalidate, refetches } from '../../../api/apollo/invalidate'
import { useCreateWebhookEndpointMutation } from './integrations.generated'
import type {
  CreateWebhookEndpointInput,
  WebhookEndpointRowFragment,
} from '../../../api/operationTypes'
import { integrations } from '../../../content/admin/integrations'
import { ChecksField } from '../../../form/ChecksField'
import { Choices } from '../../../form/Choices'
import { Field } from '../../../form/Field'
import { Form } from '../../../form/Form'
import { SubmitButton } from '../../../form/SubmitButton'
import { chunk } from '../../../hydration/chunk'
import { orFindDone } from '../list/orFindDone'
import type { ShownSecret } from './Secret'
import { eventOptions } from './eventOptions'
import { listEndpoints } from './listEndpoints'

const texts = integrations.form
const schema = chunk(() => import('./endpoint.schema').then(m => m.endpointSchema))
const blank: CreateWebhookEndpointInput = { url: '', events: [] }

interface EndpointFormProps {
  /** The endpoints of now. */
  endpoints: readonly WebhookEndpointRowFragment[]
  onSecret: (secret: ShownSecret) => void
  /** Called with a sentence for the team; empty if the secret is shown. */
  onDone: (notice: string) => void
}

/** The form for a new endpoint. */
export function EndpointForm({ endpoints, onSecret, onDone }: EndpointFormProps) {
  const [createEndpoint] = useCreateWebhookEndpointMutation(refetches('webhookEndpoints'))

  async function submit(input: CreateWebhookEndpointInput) {
    const { result: created, isAnswered } = await orFindDone(
      createEndpoint({ variables: { input } }).then(({ data }) => data?.createWebhookEndpoint),
      () => invalidate('webhookEndpoints'),
      async () => {
        const isKnown = (id: string) => endpoints.some(endpoint => endpoint.id === id)
        const added = (await listEndpoints())?.find(
          ({ id, url }) => url === new URL(input.url).href && !isKnown(id),
        )
        return added && null
      },
    )
    onDone(isAnswered ? '' : texts.doneUnanswered(input.url))
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
