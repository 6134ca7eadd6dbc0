import { lazy, useContext, useState } from 'react'
import { ErrorBoundary, ErrorFallback, resetOnError } from '../../hydration/ErrorBoundary'
import { loadOrReload } from '../../hydration/loadOrReload'
import type { ProfileFormProps } from './ProfileForm'

const fetchForm = () => import('./ProfileForm').then(m => ({ default: m.ProfileForm }))
const loadedForm = resetOnError(() => lazy(() => loadOrReload(String(fetchForm), fetchForm)))

/** The form, with all that forms are made of: nobody who only reads fetches it. It suspends until it is there. */
export function LazyProfileForm(props: ProfileFormProps) {
  const [Form] = useState(loadedForm)
  return (
    <ErrorBoundary fallback={useContext(ErrorFallback)}>
      <Form {...props} />
    </ErrorBoundary>
  )
}

/** For whoever is about to edit. Without a line nothing happens. */
export const prefetchProfileForm = () => void fetchForm().catch(() => {})
