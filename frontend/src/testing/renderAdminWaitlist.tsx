import { screen } from '@testing-library/react'
import { AdminFigures } from '../features/admin/AdminFigures'
import { CurrentSection } from '../features/admin/CurrentSection'
import { renderWithApi } from './renderWithApi'

function AdminWaitlist() {
  return (
    <>
      <AdminFigures />
      <CurrentSection name="waitlist" />
    </>
  )
}

/** The team's figures and list, as the address asks for them. */
export const renderAdminWaitlist = (at = '/admin') => renderWithApi(<AdminWaitlist />, at)

/** The card of one figure. */
export const figureCard = (label: string) => screen.getByText(label).parentElement
