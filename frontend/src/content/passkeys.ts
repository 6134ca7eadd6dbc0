/** The texts of a sign-in with a passkey that has not worked. */
export const passkeys = {
  missing:
    'This browser has no passkeys. Please log in with your password, or open this page in another browser.',
  cancelled: 'No passkey was used. Please try again, or log in another way.',
}
