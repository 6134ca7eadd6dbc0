import { defineMail } from '../mail/mail-definition'
import type { MailContent } from '../mail/mail-content'
import { WEBHOOK_FAILURES_MAX, WebhookEndpoint } from './webhook-endpoint.entity'

/** Goes to the team when failures have switched an endpoint off. */
export const webhookDisabledMail = defineMail({
  name: 'webhook_disabled',
  description: 'Reports to the team that a webhook endpoint was switched off.',
  read: async ({ data }, em, { siteUrl }) => {
    const endpoint = await em.findOneBy(WebhookEndpoint, { id: String(data['endpointId']) })
    return endpoint && webhookDisabled(new URL(endpoint.url).host, siteUrl)
  },
})

const webhookDisabled = (host: string, siteUrl: string): MailContent => ({
  subject: 'A webhook was switched off',
  heading: 'A webhook was switched off',
  paragraphs: [
    `For at least an hour every try to send an event to ${host} failed, ${String(WEBHOOK_FAILURES_MAX)} tries or more, so the site sends nothing to it any more.`,
    'Once the other system works again, switch the webhook on and send the failed events again.',
  ],
  button: { label: 'Look at the webhooks', url: `${siteUrl}/admin?view=integrations` },
})
