import { lazyLoad } from './lazyLoad'

/** Apollo Client, the operations, and what tells why one failed: each form fetches them when somebody reaches for a field. */
export const lazyApi = lazyLoad(async () => {
  const [{ client }, operations, { failureOf }] = await Promise.all([
    import('../api/client'),
    import('../api/generated'),
    import('../api/errors'),
  ])
  return { client, operations, failureOf }
})
