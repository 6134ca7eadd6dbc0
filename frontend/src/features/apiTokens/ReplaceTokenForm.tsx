import { apiTokens } from '../../content/apiTokens'
import { CancelButton } from '../../form/CancelButton'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { Box } from '../../ui/Box'
import { ButtonRow } from '../../ui/ButtonRow'
import { Text } from '../../ui/Text'
import { CurrentPassword } from './TokenFormParts'

const texts = apiTokens.replace
const schema = chunk(() => import('./replaceToken.schema').then(m => m.replaceTokenSchema))
const blank = { currentPassword: '' }

interface ReplaceTokenFormProps {
  label: string
  replace: (input: { currentPassword: string }) => Promise<void>
  onCancel: () => void
}

/** Asks for the password before a token is replaced. */
export function ReplaceTokenForm({ label, replace, onCancel }: ReplaceTokenFormProps) {
  return (
    <Box fill="card">
      <Form schema={schema} blank={blank} submit={replace} failed={texts.failed} label={label}>
        <Text>{texts.lead}</Text>
        <CurrentPassword autoFocus />
        <ButtonRow>
          <SubmitButton label={texts.submit} pending={texts.pending} />
          <CancelButton label={apiTokens.cancel} onClick={onCancel} />
        </ButtonRow>
      </Form>
    </Box>
  )
}
