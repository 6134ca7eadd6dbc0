import { defineWebhookEvent } from '../../webhooks/webhook-event-type'

export const surveySubmitted = defineWebhookEvent(
  'survey_submitted',
  'Somebody has answered a survey.',
  (row: { survey: string; answerId: string }) => row,
)
