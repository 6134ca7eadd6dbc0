import { auth } from '../../content/auth'
import { Field } from '../../form/Field'
import { FieldPair } from '../../form/FieldPair'
import { Form } from '../../form/Form'
import { AuthSubmit } from './AuthSubmit'
import { type RegisterValues, registerSchema } from './register.schema'
import { useCreateAccount } from './useCreateAccount'

const words = auth.register
const blank: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
}

export function RegisterForm() {
  const createAccount = useCreateAccount()

  return (
    <Form
      schema={registerSchema}
      blank={blank}
      submit={createAccount}
      failed={words.failed}
      label={words.title}
    >
      <FieldPair>
        <Field name="firstName" required label={words.firstName} autoComplete="given-name" />
        <Field name="lastName" required label={words.lastName} autoComplete="family-name" />
      </FieldPair>
      <Field name="email" type="email" required label={words.email} autoComplete="email" />
      <Field
        name="password"
        type="password"
        required
        label={words.password}
        autoComplete="new-password"
      />
      <Field
        name="confirmPassword"
        required
        type="password"
        label={words.confirmPassword}
        autoComplete="new-password"
      />
      <AuthSubmit label={words.submit} pending={words.pending} />
    </Form>
  )
}
