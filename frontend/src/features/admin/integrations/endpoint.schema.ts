import { webhookEvents, webhookUrl } from '@shared/webhook-rules'
import * as yup from 'yup'
import type { CreateWebhookEndpointInput, WebhookEventType } from '../../../api/operationTypes'
import { ruleSchema } from '../../../schema/ruleSchema'

export const endpointSchema: yup.ObjectSchema<CreateWebhookEndpointInput> = yup.object({
  url: ruleSchema(webhookUrl),
  events: yup
    .array(yup.mixed<WebhookEventType>().defined())
    .defined()
    .test('rule', (values, context) => {
      const message = webhookEvents(values)
      return message === undefined || context.createError({ message })
    }),
})
