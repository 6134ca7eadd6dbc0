import { User } from '../../accounts/user.entity'
import { select } from '../../database/select'
import type { Connection } from '../../pagination/connection'
import { paginateForTeam } from '../../pagination/followed-list'
import { applySearch } from '../../pagination/search'
import type { AccountArgs } from './people.inputs'
import type { Account } from './people.types'

const HAS_PLACE = 'EXISTS (SELECT FROM waitlist_entry entry WHERE entry."userId" = account.id)'

/** Returns a page of the accounts that are not deleted, the latest first. */
export function listAccounts(
  { search, hasPlace, ...page }: AccountArgs,
  maxPageSize?: number,
): Promise<Connection<Account>> {
  const rows = select(User, 'account')
  rows.where(() => 'account."deletedAt" IS NULL')
  if (typeof hasPlace === 'boolean') rows.filter(() => (hasPlace ? HAS_PLACE : `NOT ${HAS_PLACE}`))
  applySearch(rows, search, 'account."searchText"')
  return paginateForTeam(rows, { ...page, maxPageSize })
}
