import { screen, within } from '@testing-library/react'
import type { NotToldRowFragment } from '../../../api/operationTypes'
import { notTold } from '../../../testing/notToldFixtures'
import { renderBeforeApi } from '../../../testing/renderWithApi'
import { NotTold } from './NotTold'

const show = (people: readonly object[], linked?: boolean) =>
  renderBeforeApi(
    <div role="status" aria-label="Outcome">
      {/* A fixture's types are wider. */}
      <NotTold people={people as NotToldRowFragment[]} linked={linked} />
    </div>,
    '/admin?view=waves&search=a',
  )
const status = () => screen.getByRole('status', { name: 'Outcome' })

describe('admin list of people who could not be told', () => {
  it('is empty if everybody was told', async () => {
    await show([])
    expect(status()).toBeEmptyDOMElement()
  })

  it('scrolls into view when it appears', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
    await show([notTold(1)])
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest', behavior: 'instant' })
  })

  it('has a sentence and the people for each reason, and leads to their pages', async () => {
    await show([notTold(1), notTold(2, 'no_mail_server'), notTold(3)])
    expect(status()).toHaveTextContent(
      [
        '2 people could not be told by mail, because mail servers have refused the addresses:',
        'Camila Alvarez 1, camila1@example.com',
        'Camila Alvarez 3, camila3@example.com',
        '1 person could not be told by mail, because this site has no mail server:',
        'Camila Alvarez 2, camila2@example.com',
      ].join(''),
    )
    const links = within(status()).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      ['u1', 'u3', 'u2'].map(id => `/admin?view=person&id=${id}`),
    )
  })

  it('shows a name without a link if no link is wanted', async () => {
    await show([notTold(1)], false)
    expect(status()).toHaveTextContent('Camila Alvarez 1')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the address of a person without a name once, and a reason of a newer server', async () => {
    const nobody = { ...notTold(1).person, firstName: null, lastName: null }
    await show([{ ...notTold(1), reason: 'on_holiday', person: nobody }])
    expect(status()).toHaveTextContent(/^1 person could not be told by mail:camila1@example\.com$/)
  })
})
