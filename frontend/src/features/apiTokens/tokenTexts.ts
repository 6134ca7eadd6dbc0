import { tokenScopesOf } from '@shared/token-scopes'
import type { StaffRoleName } from '@shared/staff-scopes'
import type { TokenScope } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'

const { member, team } = apiTokens.scopes

/** Returns what a scope allows, in words; undefined for a scope that the role cannot use. */
export function scopeTexts(scope: TokenScope, role: StaffRoleName | null): string | undefined {
  if (!tokenScopesOf(role).includes(scope)) return undefined
  return role ? team[scope] : member[scope]
}

interface ScopeGroup {
  title: string
  scopes: { scope: TokenScope; label: string }[]
}

/** Returns the scopes that a person with this role can use, in groups; null is a member. */
export const scopeGroups = (role: StaffRoleName | null): ScopeGroup[] =>
  apiTokens.groups
    .map(({ title, scopes }) => ({
      title,
      scopes: scopes.flatMap(scope => {
        const label = scopeTexts(scope, role)
        return label === undefined ? [] : { scope, label }
      }),
    }))
    .filter(({ scopes }) => scopes.length > 0)
