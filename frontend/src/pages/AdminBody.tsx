import type { StaffRoleName } from '@shared/staff-scopes'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { staffTexts } from '../content/admin/staff'
import { AdminFigures } from '../features/admin/AdminFigures'
import { AdminFrame } from '../features/admin/AdminFrame'
import { AdminNav } from '../features/admin/AdminNav'
import { CurrentSection } from '../features/admin/CurrentSection'
import { FindPeople } from '../features/admin/find/FindPeople'
import { NewMessagesBadge } from '../features/admin/inbox/NewMessagesBadge'
import { SecondFactorNotice } from '../features/admin/SecondFactorNotice'
import { StaffRoleContext } from '../features/admin/section/useStaffMay'
import { island } from '../hydration/island'
import { type SectionName, sections, sectionsFor } from '../features/admin/sections'
import { useRoleChange } from '../features/admin/useRoleChange'
import { ProofRequests } from '../features/proof/ProofRequests'
import { refreshUser } from '../session/session'
import { Notice } from '../ui/Notice'

const MailQueue = island(() => import('../features/admin/mail/MailQueue').then(m => m.MailQueue))

/** The figures in the head of a section. */
const figures: Partial<Record<SectionName, ReactNode>> = {
  waitlist: <AdminFigures />,
  mail: <MailQueue />,
}

interface AdminBodyProps {
  section: SectionName
  /** The section that the URL names, if the role may not see it. */
  refused?: SectionName | undefined
  role: StaffRoleName
  /** Without one, a notice asks for it. */
  hasSecondFactor: boolean
}

/**
 * Shows the whole content of the team's page. It requests the team's data, so only the team may
 * mount it (SPEC-11).
 */
export function AdminBody({ section, refused, role, hasSecondFactor }: AdminBodyProps) {
  const names = sectionsFor(role)
  const readsMessages = names.includes('messages')
  // The figures and the badge are requested after the section's data.
  const [countsAreDrawn, setCountsAreDrawn] = useState(false)
  useEffect(() => {
    startTransition(() => setCountsAreDrawn(true))
  }, [])
  useRoleChange(role, section)
  // The role may have changed since it was read.
  useEffect(() => {
    if (refused) refreshUser().catch(console.error)
  }, [refused])
  return (
    <StaffRoleContext value={role}>
      <AdminFrame
        title={sections[section].label}
        nav={
          <AdminNav
            current={section}
            names={names}
            // The key makes each section request the count again.
            badges={{
              messages: countsAreDrawn && readsMessages && <NewMessagesBadge key={section} />,
            }}
          />
        }
        find={<FindPeople />}
        figures={section in figures ? countsAreDrawn && figures[section] : undefined}
        figuresAre={section === 'mail' ? 'line' : 'cards'}
        hasParts={sections[section].hasParts}
        printsAlone={sections[section].printsAlone}
      >
        {refused && <Notice>{staffTexts.refusedSection(role, sections[refused].label)}</Notice>}
        <CurrentSection name={section} />
        {!hasSecondFactor && <SecondFactorNotice />}
      </AdminFrame>
      <ProofRequests />
    </StaffRoleContext>
  )
}
