import type { StaffRoleName } from '@shared/staff-scopes'
import type { CreateApiTokenInput } from '../../api/operationTypes'
import { API_TOKEN_DAYS_DEFAULT } from '@shared/api-token-rules'
import { apiTokens } from '../../content/apiTokens'
import { CancelButton } from '../../form/CancelButton'
import { ChoiceField } from '../../form/ChoiceField'
import { Choices } from '../../form/Choices'
import { Field } from '../../form/Field'
import { Form } from '../../form/Form'
import { SubmitButton } from '../../form/SubmitButton'
import { chunk } from '../../hydration/chunk'
import { ButtonRow } from '../../ui/ButtonRow'
import { FieldAlone } from '../../ui/fields/FieldPair'
import { Heading } from '../../ui/Heading'
import { ScopesField } from './ScopesField'

const texts = apiTokens.create
const schema = chunk(() => import('./createToken.schema').then(m => m.createTokenSchema))
const blank = {
  name: '',
  scopes: [],
  expiresInDays: String(API_TOKEN_DAYS_DEFAULT),
}
const lifetimes = Object.fromEntries(
  [7, 30, API_TOKEN_DAYS_DEFAULT, 365].map(days => [days, { label: texts.days(days) }]),
)

interface CreateTokenFormProps {
  role: StaffRoleName | null
  create: (input: CreateApiTokenInput) => Promise<void>
  onCancel: () => void
}

/** The form for a new access token. */
export function CreateTokenForm({ role, create, onCancel }: CreateTokenFormProps) {
  return (
    <Form schema={schema} blank={blank} submit={create} failed={texts.failed} label={texts.action}>
      <Heading level={3} size="d4">
        {texts.action}
      </Heading>
      <FieldAlone>
        <Field
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          autoComplete="off"
          autoFocus
          required
        />
      </FieldAlone>
      <ScopesField role={role} />
      <Choices name="expiresInDays" legend={texts.expires} gap="s4">
        <ChoiceField name="expiresInDays" options={lifetimes} columns={4} />
      </Choices>
      <ButtonRow>
        <SubmitButton label={texts.submit} pending={texts.pending} />
        <CancelButton label={apiTokens.cancel} onClick={onCancel} />
      </ButtonRow>
    </Form>
  )
}
