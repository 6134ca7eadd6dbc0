import { chunk } from '../hydration/chunk'

/** Apollo Client, the operations, and what tells why one failed: a form loads them at its first touch. */
export const lazyApi = chunk(async () => {
  const [{ client }, operations, { failureOf }] = await Promise.all([
    import('../api/client'),
    import('../api/generated'),
    import('../api/errors'),
  ])
  return { client, operations, failureOf }
})
