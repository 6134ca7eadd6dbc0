/** What a person can have besides a password to sign in: codes of an app (TOTP), or passkeys. */
export type SecondFactorKind = 'authenticator' | 'passkey'
