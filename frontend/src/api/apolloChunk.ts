import { chunk } from '../hydration/chunk'

/**
 * Apollo Client with the operations. It is half the size of the rest of a page's script, so it is
 * loaded when first needed.
 */
export const apolloChunk = chunk(() => import('./apollo/apollo'))
