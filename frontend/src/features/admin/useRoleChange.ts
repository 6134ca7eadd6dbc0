import type { StaffRoleName } from '@shared/staff-scopes'
import { useEffect, useRef } from 'react'
import { staffTexts } from '../../content/admin/staff'
import { focusOrTitle } from '../../ui/focusOrTitle'
import { toast } from '../../ui/toast'
import { type SectionName, sections, sectionsFor } from './sections'

/**
 * Tells the person that their role has changed while the page was open (ACCOUNT-36). If what had the
 * focus is gone, focuses the heading of the section; a section that replaces another one is shown from
 * its top.
 * @param section the section that is shown to the role
 */
export function useRoleChange(role: StaffRoleName, section: SectionName): void {
  const last = useRef({ role, section })

  useEffect(() => {
    const before = last.current
    last.current = { role, section }
    if (before.role === role) return
    const isGone = !sectionsFor(role).includes(before.section)
    toast(staffTexts.ownRoleChanged(role, isGone ? sections[before.section].label : undefined))
    if (isGone) scrollTo({ top: 0, behavior: 'instant' })
    if (document.activeElement === document.body) focusOrTitle()
  }, [role, section])
}
