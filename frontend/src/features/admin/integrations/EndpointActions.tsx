import { invalidate, refetches } from '../../../api/apollo/invalidate'
import type { Ref } from 'react'
import styled from 'styled-components'
import type { WebhookEndpointRowFragment } from '../../../api/operationTypes'
import {
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useUpdateWebhookEndpointMutation,
} from './integrations.generated'
import { useAction } from '../../../api/useAction'
import { integrations } from '../../../content/admin/integrations'
import { SmallButton } from '../../../ui/SmallButton'
import { rem } from '../../../ui/theme'
import { ConfirmAction } from '../confirm/ConfirmAction'
import { isRotating } from './isRotating'
import type { ShownSecret } from './Secret'

const texts = integrations.actions
const fields = ['webhookEndpoints', 'webhookDeliveries'] as const

interface EndpointActionsProps {
  /** The group of buttons, which can be focused. */
  ref: Ref<HTMLDivElement>
  endpoint: WebhookEndpointRowFragment
  onSecret: (secret: ShownSecret | undefined) => void
  /** Called with a sentence for the team. */
  onDone: (notice: string) => void
}

/** The actions of an endpoint. A new secret and a deletion need a second look. */
export function EndpointActions({ ref, endpoint, onSecret, onDone }: EndpointActionsProps) {
  const { id, url, isActive } = endpoint
  const actions = useEndpointActions(endpoint, onSecret, onDone)
  const { pending, refresh, change, test, rotate, remove } = actions
  const named = (action: string) => texts.named(action, url)
  const label = isActive ? texts.off : texts.on
  return (
    <Row ref={ref} role="group" aria-label={texts.group(url)} tabIndex={-1}>
      <SmallButton disabled={pending} aria-label={named(label)} onClick={() => void change()}>
        {label}
      </SmallButton>
      {isActive && (
        <SmallButton
          pending={pending && texts.pending}
          aria-label={named(texts.test)}
          onClick={() => void test()}
        >
          {texts.test}
        </SmallButton>
      )}
      <ConfirmAction
        key={`rotate-${id}`}
        texts={{
          ...texts.rotate,
          name: named(texts.rotate.label),
          detail: isRotating(endpoint) ? texts.detailWhileRotating : texts.rotate.detail,
        }}
        failed={texts.failed}
        onConfirm={rotate}
        onRefused={refresh}
      />
      <ConfirmAction
        key={`remove-${id}`}
        texts={{ ...texts.remove, name: named(texts.remove.label) }}
        failed={texts.failed}
        onConfirm={remove}
        onRefused={refresh}
      />
    </Row>
  )
}

function useEndpointActions(
  { id, isActive }: WebhookEndpointRowFragment,
  onSecret: EndpointActionsProps['onSecret'],
  onDone: EndpointActionsProps['onDone'],
) {
  const changed = refetches(...fields)
  const refresh = () => invalidate(...fields)
  const [updateEndpoint] = useUpdateWebhookEndpointMutation()
  const [testWebhook] = useTestWebhookMutation(changed)
  const [rotateSecret] = useRotateWebhookSecretMutation()
  const [deleteEndpoint] = useDeleteWebhookEndpointMutation(changed)
  const { pending, run } = useAction(texts.failed)
  const variables = { input: { id } }
  return {
    pending,
    refresh,
    change: () =>
      run(async () => {
        await updateEndpoint({ variables: { input: { id, isActive: !isActive } } })
        onDone(isActive ? texts.switchedOff : texts.switchedOn)
      }, refresh),
    test: () =>
      run(async () => {
        const delivery = (await testWebhook({ variables })).data?.testWebhook
        if (delivery?.failure) onDone(texts.notTested(delivery.failure))
        else onDone(texts.tested(delivery?.status ?? null))
      }, refresh),
    rotate: async () => {
      const rotated = (await rotateSecret({ variables })).data?.rotateWebhookSecret
      if (!rotated) return
      onSecret({ id, secret: rotated.secret })
      onDone(texts.rotated)
    },
    remove: async () => {
      await deleteEndpoint({ variables })
      onSecret(undefined)
      onDone(texts.removed)
    },
  }
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${rem(12)};
  padding-top: ${rem(12)};
`
