/** The texts of the dialog that asks for a fresh proof of identity. */
export const proof = {
  title: 'Is it you?',
  password: {
    lead: 'It has been a while since you signed in. Please enter your password to go on.',
    label: 'Password',
    show: 'Show password',
    other: 'Use my password instead',
  },
  code: {
    lead: 'It has been a while since you signed in. Please enter a code of your app to go on.',
    label: 'Code of the app',
    other: 'Use a code of my app instead',
  },
  passkey: {
    other: 'Use a passkey instead',
    pending: 'Waiting...',
    cancelled: 'No passkey was used. Please try again, or go on in another way.',
  },
  submit: 'Go on',
  pending: 'Checking...',
  cancel: 'Cancel',
  failed: {
    title: 'Error',
    description: 'That did not work. Please try again.',
    preferServer: true,
  },
} as const
