import { screen } from '@testing-library/react'
import { useAdminView } from '../features/admin/section/useAdminView'
import { AdminFigures } from '../features/admin/AdminFigures'
import { Waitlist } from '../features/admin/waitlist/Waitlist'
import { renderWithApi } from './renderWithApi'

function AdminWaitlist() {
  return (
    <>
      <AdminFigures />
      <Waitlist title="Waitlist" view={useAdminView()} />
    </>
  )
}

/** The team's figures and list, as the address asks for them. */
export const renderAdminWaitlist = (at = '/admin') => renderWithApi(<AdminWaitlist />, at)

/** The card of one figure. */
export const figureCard = (label: string) => screen.getByText(label).parentElement
