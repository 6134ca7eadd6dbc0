import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { lazyMutation } from '../../api/lazyMutation'
import type { FinishSignInMutation } from '../../api/operationTypes'
import { secondStep } from '../../content/secondStep'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { AuthSubmit } from './AuthSubmit'
import type { PendingSignIn } from './pendingSignIn'

const finishSignIn = lazyMutation(() =>
  import('./secondStep.generated').then(m => m.FinishSignInDocument),
)
const schemas = {
  code: chunk(() => import('./secondStep.schema').then(m => m.codeSchema)),
  recoveryCode: chunk(() => import('./secondStep.schema').then(m => m.recoveryCodeSchema)),
}

interface SecondStepProps {
  signIn: PendingSignIn
  onSignedIn: (user: FinishSignInMutation['finishSignIn']) => Promise<void>
  onBack: () => void
}

/** Asks for a code of the authenticator app or a recovery code, after the right password. */
export function SecondStep({ signIn, onSignedIn, onBack }: SecondStepProps) {
  const { challenge, methods } = signIn
  const [method, setMethod] = useState(methods.includes('code') ? 'code' : 'recoveryCode')
  const texts = method === 'code' ? secondStep.code : secondStep.recoveryCode
  const other = method === 'code' ? 'recoveryCode' : 'code'

  async function submit(input: { code?: string; recoveryCode?: string }) {
    const { data } = await finishSignIn({ input: { challenge, ...input } })
    await onSignedIn(data?.finishSignIn ?? null)
  }

  return (
    <Stack gap="s4">
      <Heading level={2} size="d4">
        {secondStep.title}
      </Heading>
      <Text>{texts.lead}</Text>
      {method === 'code' ? (
        <Form
          key="code"
          schema={schemas.code}
          blank={{ code: '' }}
          submit={submit}
          failed={secondStep.failed}
          label={secondStep.title}
        >
          <Field
            name="code"
            label={texts.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
          />
          <AuthSubmit label={secondStep.submit} pending={secondStep.pending} isWaiting={false} />
        </Form>
      ) : (
        <Form
          key="recoveryCode"
          schema={schemas.recoveryCode}
          blank={{ recoveryCode: '' }}
          submit={submit}
          failed={secondStep.failed}
          label={secondStep.title}
        >
          <Field name="recoveryCode" label={texts.label} autoComplete="off" required autoFocus />
          <AuthSubmit label={secondStep.submit} pending={secondStep.pending} isWaiting={false} />
        </Form>
      )}
      {methods.includes(other) && (
        <TextButton icon={KeyRound} onClick={() => setMethod(other)}>
          {secondStep[other].other}
        </TextButton>
      )}
      <TextButton icon={ArrowLeft} onClick={onBack}>
        {secondStep.back}
      </TextButton>
    </Stack>
  )
}
