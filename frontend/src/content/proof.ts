/** The texts of the dialog that asks for a fresh proof of identity. */
export const proof = {
  title: 'Is it you?',
  lead: 'It has been a while since you signed in. Please enter your password to go on.',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Go on',
  pending: 'Checking...',
  cancel: 'Cancel',
  close: 'Close',
  failed: {
    title: 'Error',
    description: 'That did not work. Please try again.',
    preferServer: true,
    guardTellsOfLostSession: true,
  },
} as const
