import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { sessionStore } from '../api/sessionStore'

let typed = ''

/** Returns the address that was typed into another form of /auth, while the page stays open. */
export const typedAddress = () => typed

export function forgetTypedAddress(): void {
  typed = ''
}

/**
 * Keeps the typed address for the next form of /auth, until somebody signs in (PAGE-13). Not stored: others
 * may use this browser. Renders nothing.
 */
export function TypedAddress() {
  const { email } = useFormikContext<{ email: string }>().values
  useEffect(() => {
    typed = email
    return sessionStore.subscribe(() => {
      if (sessionStore.current().status === 'signedIn') forgetTypedAddress()
    })
  }, [email])
  return null
}
