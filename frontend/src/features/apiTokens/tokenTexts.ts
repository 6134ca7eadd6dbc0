import type { TokenScope } from '../../api/operationTypes'
import { apiTokens } from '../../content/apiTokens'

const { member, team } = apiTokens.scopes

/** Returns what a scope allows, in words; undefined for a scope that the account cannot use. */
export const scopeTexts = (scope: TokenScope, isTeam: boolean): string | undefined =>
  isTeam ? team[scope] : member[scope]

interface ScopeGroup {
  title: string
  scopes: { scope: TokenScope; label: string }[]
}

/** Returns the scopes that the account can use, in groups. */
export const scopeGroups = (isTeam: boolean): ScopeGroup[] =>
  apiTokens.groups
    .map(({ title, scopes }) => ({
      title,
      scopes: scopes.flatMap(scope => {
        const label = scopeTexts(scope, isTeam)
        return label === undefined ? [] : { scope, label }
      }),
    }))
    .filter(({ scopes }) => scopes.length > 0)
