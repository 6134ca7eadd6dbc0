/**
 * The exports of the Apollo Client chunk, for code that runs before it is loaded (apolloChunk.ts).
 */
export { failureOf } from './errors'
export { client } from './client'
export { MyWaitlistEntryDocument, SendsMailDocument } from './own.generated'
export { refetchPerson } from './invalidate'
export { LogoutDocument, MeDocument } from './session.generated'
