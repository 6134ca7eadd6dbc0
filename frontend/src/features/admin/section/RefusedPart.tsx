import { use } from 'react'
import styled from 'styled-components'
import { staffTexts } from '../../../content/admin/staff'
import { Notice } from '../../../ui/Notice'
import { rem } from '../../../ui/theme'
import { StaffRoleContext } from './useStaffMay'

/** Says that the URL names a part of a section that the person's role does not include. */
export function RefusedPart({ label }: { label: string }) {
  return (
    <Above>
      <Notice>{staffTexts.refusedSection(use(StaffRoleContext), label)}</Notice>
    </Above>
  )
}

const Above = styled.div`
  margin-bottom: ${rem(8)};
`
