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

/** Renders the team's figures and list at this address. */
export const renderAdminWaitlist = (at = '/admin') => renderWithApi(<AdminWaitlist />, at)

/** Returns the card of one figure. */
export const figureCard = (label: string) => screen.getByText(label).parentElement
