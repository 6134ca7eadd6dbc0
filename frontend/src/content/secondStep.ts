/** The texts of the second step of a login, which few people see. */
export const secondStep = {
  title: 'Confirm that it is you',
  code: {
    lead: 'Enter the code that your authenticator app shows for the club.',
    label: 'Code of the app',
    other: 'Use the app instead',
  },
  recoveryCode: {
    lead: 'Enter one of the recovery codes that you kept when you added your second factor. Each works once.',
    label: 'Recovery code',
    other: 'Use a recovery code',
  },
  passkey: {
    lead: 'Use the passkey that you added to your account.',
    submit: 'Use a passkey',
    other: 'Use a passkey instead',
  },
  submit: 'CONFIRM',
  pending: 'CONFIRMING...',
  back: 'Back to the login',
  failed: {
    title: 'Login Failed',
    description: 'Please try again.',
    preferServer: true,
    showsRefusedSession: true,
  },
}
