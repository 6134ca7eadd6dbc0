import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const surveySubmitted = defineWebhookEvent<{ survey: string; answerId: string }>(
  'survey_submitted',
  'Somebody has answered a survey.',
)
