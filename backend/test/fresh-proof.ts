import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { parse } from 'graphql'
import type { Caller } from './caller'
import { PASSWORD } from './factories'

export interface ProveIdentityInput {
  password?: string | null
  code?: string
  passkey?: string
}

// The schema says so: `proveIdentity` returns true.
export const ProveIdentity = parse(
  'mutation ($input: ProveIdentityInput!) { proveIdentity(input: $input) }',
) as TypedDocumentNode<{ proveIdentity: boolean }, { input: ProveIdentityInput }>

/** Proves who the caller is, by the password of every person of the specs. */
export const proveIdentity = (caller: Caller) =>
  caller.ok(ProveIdentity, { input: { password: PASSWORD } })
