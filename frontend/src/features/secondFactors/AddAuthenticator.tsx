import { generate } from 'lean-qr'
import styled from 'styled-components'
import type {
  ConfirmAuthenticatorInput,
  StartAuthenticatorMutation,
} from '../../api/operationTypes'
import { secondFactors } from '../../content/secondFactors'
import { CancelButton } from '../../form/CancelButton'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { fetchSession } from '../../session/session'
import { ButtonRow } from '../../ui/ButtonRow'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { toast } from '../../ui/toast'
import { useConfirmAuthenticatorMutation } from './secondFactors.generated'

const texts = secondFactors.app
const schema = chunk(() =>
  import('./confirmAuthenticator.schema').then(m => m.confirmAuthenticatorSchema),
)

interface AddAuthenticatorProps {
  setup: NonNullable<StartAuthenticatorMutation['startAuthenticator']>
  onAdded: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

/** Shows the key of a new authenticator app, and asks for the app's first code. */
export function AddAuthenticator({ setup, onAdded, onCancel }: AddAuthenticatorProps) {
  const [confirmAuthenticator] = useConfirmAuthenticatorMutation()

  async function confirm(input: ConfirmAuthenticatorInput) {
    const { data } = await confirmAuthenticator({ variables: { input } })
    toast(texts.added)
    onAdded(data?.confirmAuthenticator?.recoveryCodes ?? [])
    // Opens the team's page to staff (ACCOUNT-49).
    fetchSession().catch(console.error)
  }

  return (
    <Stack gap="s4">
      <Text>{texts.scan}</Text>
      <QrCode
        role="img"
        aria-label={texts.qr}
        ref={canvas => {
          if (canvas) generate(setup.uri).toCanvas(canvas)
        }}
      />
      <FieldAlone>
        <ReadOnlyField label={texts.secret} value={setup.secret} />
      </FieldAlone>
      <Form
        schema={schema}
        blank={{ code: '' }}
        submit={confirm}
        failed={texts.confirmFailed}
        label={texts.add}
      >
        <FieldAlone>
          <Field
            name="code"
            label={texts.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            autoFocus
          />
        </FieldAlone>
        <ButtonRow>
          <SubmitButton label={texts.submit} pending={texts.pending} />
          <CancelButton label={texts.cancel} onClick={onCancel} />
        </ButtonRow>
      </Form>
    </Stack>
  )
}

/* One pixel of the canvas is one module. Cameras need a light background in dark parts too. */
const QrCode = styled.canvas`
  width: ${rem(220)};
  max-width: 100%;
  background: white;
  image-rendering: pixelated;
`
