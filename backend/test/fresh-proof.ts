import type { Caller } from './caller'
import { PASSWORD } from './factories'
import { ProveIdentityDocument } from './operations'

/** Proves who the caller is, by the password of every person of the specs. */
export const proveIdentity = (caller: Caller) =>
  caller.ok(ProveIdentityDocument, { input: { password: PASSWORD } })
