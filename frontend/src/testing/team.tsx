import { screen } from '@testing-library/react'
import { useAdminView } from '../features/admin/useAdminView'
import { AdminFigures } from '../features/admin/AdminFigures'
import { Waitlist } from '../features/admin/waitlist/Waitlist'
import { renderLive } from './renderLive'

function Team() {
  return (
    <>
      <AdminFigures />
      <Waitlist title="Waitlist" view={useAdminView()} />
    </>
  )
}

/** The team's figures and list, as the address asks for them. */
export const renderAdminWaitlist = (at = '/admin') => renderLive(<Team />, at)

/** The card of one figure. */
export const figure = (label: string) => screen.getByText(label).parentElement
