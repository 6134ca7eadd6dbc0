import type { Schema } from 'yup'
import { loadOrReload } from '../hydration/loadOrReload'

/** What a form asks of its schema: yup's own, or one that is still to be fetched. */
export interface FormSchema<Input> extends Pick<Schema<Input>, 'validate'> {
  /** Fetches it, for somebody has begun to fill in the form. */
  prefetch?: () => void
}

export interface LazySchema<Input> extends FormSchema<Input> {
  load: () => Promise<Schema<Input>>
}

/**
 * A schema in a chunk of its own, with yup. Nothing is judged before a form is sent, so both are fetched
 * once somebody reaches for a field:
 * `const schema = lazySchema(() => import('./login.schema').then(m => m.loginSchema))`.
 */
export function lazySchema<Input>(fetch: () => Promise<Schema<Input>>): LazySchema<Input> {
  let loaded: Schema<Input> | undefined
  const load = async () => {
    // Browsers remember that an import has failed: without a line none is tried.
    if (!loaded && !navigator.onLine) throw new TypeError('No line to fetch the schema over')
    return (loaded ??= await fetch())
  }
  return {
    load,
    prefetch: () => void loadOrReload(String(fetch), load).catch(() => {}),
    validate: async (values: unknown, options) => (await load()).validate(values, options),
  }
}
