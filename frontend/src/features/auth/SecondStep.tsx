import { ArrowLeft, KeyRound } from 'lucide-react'
import { useState } from 'react'
import { lazyMutation } from '../../api/lazyMutation'
import type { FinishSignInMutation } from '../../api/operationTypes'
import { secondStep } from '../../content/secondStep'
import type { SecondFactorMethod } from '@shared/errors'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { chunk } from '../../hydration/chunk'
import { hasPasskeys } from '../../session/passkeys'
import { focusOnMount } from '../../ui/focusOnMount'
import { Heading } from '../../ui/Heading'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { TextButton } from '../../ui/TextButton'
import { AuthSubmit } from './AuthSubmit'
import { PasskeyButton } from './PasskeyButton'
import type { PendingSignIn } from './pendingSignIn'

const finishSignIn = lazyMutation(() =>
  import('./secondStep.generated').then(m => m.FinishSignInDocument),
)
const schemas = {
  code: chunk(() => import('./secondStep.schema').then(m => m.codeSchema)),
  recoveryCode: chunk(() => import('./secondStep.schema').then(m => m.recoveryCodeSchema)),
}

interface CodeInput {
  code?: string
  recoveryCode?: string
}

interface SecondStepProps {
  signIn: PendingSignIn
  onSignedIn: (user: FinishSignInMutation['finishSignIn']) => Promise<void>
  onBack: () => void
}

/** The methods in the order in which they are offered. */
const ORDER = ['passkey', 'code', 'recoveryCode'] as const satisfies readonly SecondFactorMethod[]

/** Asks for a passkey, a code of the authenticator app or a recovery code, after the right password. */
export function SecondStep({ signIn, onSignedIn, onBack }: SecondStepProps) {
  const { challenge, methods } = signIn
  const usable = ORDER.filter(one => methods.includes(one) && (one !== 'passkey' || hasPasskeys()))
  const [method, setMethod] = useState<SecondFactorMethod>(usable[0] ?? 'recoveryCode')

  async function submit(input: CodeInput) {
    const { data } = await finishSignIn({ input: { challenge, ...input } })
    await onSignedIn(data?.finishSignIn ?? null)
  }

  return (
    <Stack gap="s4">
      {/* A code has a field, which takes the focus itself. */}
      <Heading level={2} size="d4" focusable ref={method === 'passkey' ? focusOnMount : null}>
        {secondStep.title}
      </Heading>
      <Text>{secondStep[method].lead}</Text>
      {method === 'passkey' && (
        <PasskeyButton
          label={secondStep.passkey.submit}
          challenge={challenge}
          onSignedIn={onSignedIn}
        />
      )}
      {method !== 'passkey' && (
        <Form<CodeInput, CodeInput>
          key={method}
          schema={schemas[method]}
          blank={{ [method]: '' }}
          submit={submit}
          failed={secondStep.failed}
          label={secondStep.title}
        >
          <Field
            name={method}
            label={secondStep[method].label}
            inputMode={method === 'code' ? 'numeric' : undefined}
            autoComplete={method === 'code' ? 'one-time-code' : 'off'}
            required
            autoFocus
          />
          <AuthSubmit label={secondStep.submit} pending={secondStep.pending} isWaiting={false} />
        </Form>
      )}
      {usable
        .filter(one => one !== method)
        .map(one => (
          <TextButton key={one} icon={KeyRound} onClick={() => setMethod(one)}>
            {secondStep[one].other}
          </TextButton>
        ))}
      <TextButton icon={ArrowLeft} onClick={onBack}>
        {secondStep.back}
      </TextButton>
    </Stack>
  )
}
