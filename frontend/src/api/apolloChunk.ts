import { chunk } from '../hydration/chunk'

/** Apollo Client with the operations: half as heavy as all else of a page, so it is loaded when it is first needed. */
export const apolloChunk = chunk(() => import('./apollo/apollo'))
