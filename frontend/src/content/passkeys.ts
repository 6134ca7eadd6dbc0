/** The texts of a second step with a passkey. */
export const passkeys = {
  pending: 'Waiting...',
  cancelled: 'No passkey was used. Please try again, or log in another way.',
}
