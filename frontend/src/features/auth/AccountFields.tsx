import type { ReactNode } from 'react'
import { auth } from '../../content/auth'
import { Field } from '../../form/Field'
import { PasswordField } from '../../form/PasswordField'
import { typedAddress, TypedAddress } from '../../form/TypedAddress'
import { FieldPair } from '../../ui/fields/FieldPair'
import type { RegisterValues } from './register.schema'

const texts = auth.register

/** Returns the first values of a form for a new account. */
export const blankAccount = (): RegisterValues => ({
  firstName: '',
  lastName: '',
  email: typedAddress(),
  password: '',
  confirmPassword: '',
})

/** The fields of a new account. `children` are below the address. */
export function AccountFields({ children }: { children?: ReactNode }) {
  return (
    <>
      <FieldPair>
        <Field name="firstName" required label={texts.firstName} autoComplete="given-name" />
        <Field name="lastName" required label={texts.lastName} autoComplete="family-name" />
      </FieldPair>
      <TypedAddress />
      <Field name="email" type="email" required label={texts.email} autoComplete="email" />
      {children}
      <PasswordField
        name="password"
        required
        label={texts.password}
        hint={texts.passwordHint}
        show={texts.showPassword}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        required
        label={texts.confirmPassword}
        show={texts.showConfirmPassword}
        autoComplete="new-password"
      />
    </>
  )
}
