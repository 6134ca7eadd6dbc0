import { screen } from '@testing-library/react'
import { useListView } from '../features/admin/useAdminView'
import { AdminFigures } from '../features/admin/AdminFigures'
import { Waitlist } from '../features/admin/Waitlist'
import { renderLive } from './renderLive'

function Team() {
  return (
    <>
      <AdminFigures />
      <Waitlist view={useListView()} />
    </>
  )
}

/** The team's figures and list, as the address asks for them. */
export const openTeam = (at = '/admin') => renderLive(<Team />, at)

/** The card of one figure. */
export const figure = (label: string) => screen.getByText(label).parentElement
