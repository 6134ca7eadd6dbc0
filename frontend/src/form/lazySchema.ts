import type { Schema } from 'yup'
import { lazyLoad, type LazyLoad } from './lazyLoad'

/** What a form asks of its schema: yup's own, or one that is still to be fetched. */
export interface FormSchema<Input> extends Pick<Schema<Input>, 'validate'> {
  /** Fetches it, for somebody has begun to fill in the form. */
  prefetch?: () => void
}

export interface LazySchema<Input> extends FormSchema<Input>, LazyLoad<Schema<Input>> {
  prefetch: () => void
}

/**
 * A schema in a chunk of its own, with yup. Nothing is judged before a form is sent, so both are fetched
 * once somebody reaches for a field:
 * `const schema = lazySchema(() => import('./login.schema').then(m => m.loginSchema))`.
 */
export function lazySchema<Input>(fetch: () => Promise<Schema<Input>>): LazySchema<Input> {
  const schema = lazyLoad(fetch)
  return {
    ...schema,
    validate: async (values: unknown, options) => (await schema.load()).validate(values, options),
  }
}
