import { screen } from '@testing-library/react'
import { useListView } from '../features/admin/useAdminView'
import { AdminFigures } from '../features/admin/AdminFigures'
import { Waitlist } from '../features/admin/Waitlist'
import { renderWithApi } from './renderWithApi'

function AdminWaitlist() {
  return (
    <>
      <AdminFigures />
      <Waitlist view={useListView()} />
    </>
  )
}

/** The team's figures and list, as the address asks for them. */
export const renderAdminWaitlist = (at = '/admin') => renderWithApi(<AdminWaitlist />, at)

/** The card of one figure. */
export const figureCard = (label: string) => screen.getByText(label).parentElement
