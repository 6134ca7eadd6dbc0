import { useState } from 'react'
import { apolloChunk } from '../../api/apolloChunk'
import { lazyMutation } from '../../api/lazyMutation'
import type { RequestPasswordResetInput } from '../../api/operationTypes'
import { mailedLinks } from '../../content/mailedLinks'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { typedAddress, TypedAddress } from '../../form/TypedAddress'
import { chunk } from '../../hydration/chunk'
import { TextLink } from '../../ui/TextLink'
import { AuthLead } from './AuthLead'
import { AuthSubmit } from './AuthSubmit'
import { LinkOutcome } from './LinkOutcome'
import { useBusyRetry } from './useBusyRetry'

const texts = mailedLinks.forgot
const schema = chunk(() => import('./forgotPassword.schema').then(m => m.forgotPasswordSchema))
const requestPasswordReset = lazyMutation(() =>
  import('./mailedLinks.generated').then(m => m.RequestPasswordResetDocument),
)

async function fetchSendsMail() {
  const { client, SendsMailDocument } = await apolloChunk.load()
  return client.query({ query: SendsMailDocument, fetchPolicy: 'network-only' })
}

/**
 * Requests a link that sets a new password. The response is the same whether or not the address has
 * an account.
 */
export function ForgotPasswordForm() {
  const { isWaiting, retryWhenBusy } = useBusyRetry()
  const [sendsMail, setSendsMail] = useState<boolean>()
  const [blank] = useState((): RequestPasswordResetInput => ({ email: typedAddress() }))

  async function submit(input: RequestPasswordResetInput) {
    const [{ data }] = await Promise.all([
      fetchSendsMail(),
      retryWhenBusy(() => requestPasswordReset({ input })),
    ])
    setSendsMail(data?.sendsMail)
  }

  if (sendsMail !== undefined)
    return (
      <LinkOutcome
        done={sendsMail}
        texts={sendsMail ? texts.sent : texts.notSetUp}
        next={texts.next}
      />
    )
  return (
    <>
      <AuthLead>{texts.lead}</AuthLead>
      <Form schema={schema} blank={blank} submit={submit} failed={texts.failed} label={texts.title}>
        <TypedAddress />
        <Field name="email" type="email" required label={texts.email} autoComplete="email" />
        <AuthSubmit label={texts.submit} pending={texts.pending} isWaiting={isWaiting} />
        <div>
          <TextLink to={texts.next.to}>{texts.next.action}</TextLink>
        </div>
      </Form>
    </>
  )
}
