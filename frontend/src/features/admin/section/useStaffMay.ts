import { staffMay, type StaffRoleName, type StaffScope } from '@shared/staff-scopes'
import { createContext, use } from 'react'

/** The role of the person who uses the team's page. AdminBody provides it. */
export const StaffRoleContext = createContext<StaffRoleName>('OWNER')

/**
 * Returns whether the person's role has this scope (ACCOUNT-32). The server decides; the page only
 * does not offer what it would refuse.
 */
export const useStaffMay = (scope: StaffScope): boolean => staffMay(use(StaffRoleContext), scope)
