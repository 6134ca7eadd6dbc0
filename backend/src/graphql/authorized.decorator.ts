import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Role } from '../accounts/user.entity'

const ROLES = 'roles'

/**
 * Lets only signed-in people select a field; with roles, only people with one of them. `rights.ts`
 * checks it before anything of the operation is executed. TypeGraphQL's own `@Authorized` would
 * check it only when the field resolves, so building a schema with it fails.
 */
export const Authorized = (...roles: Role[]) => Extensions({ [ROLES]: roles })

/** Returns the roles that the field declares; undefined if it is open to visitors. */
export const rolesOf = ({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, 'extensions'>): readonly Role[] | undefined =>
  // Only Authorized sets them.
  extensions[ROLES] as readonly Role[] | undefined
