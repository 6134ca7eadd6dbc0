import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { mockServer } from '../../testing/mockServer'
import { renderWithApi } from '../../testing/renderWithApi'
import { CurrentSection } from './CurrentSection'
import { recordKeys } from './section/recordKeys'
import { parseSection, sectionPath, sections } from './sections'

describe('admin sections', () => {
  it.each(recordKeys(sections))('the path of %s leads back to it', name => {
    const { pathname, searchParams } = new URL(sectionPath(name), 'http://localhost')
    expect(pathname).toBe('/admin')
    expect(parseSection(searchParams.get('view'))).toBe(name)
  })

  it.each([null, '', 'nobody', 'toString', '__proto__'])(
    'a URL with the view %p shows the waitlist',
    view => expect(parseSection(view)).toBe('waitlist'),
  )

  it('keep their declared URL parameters and drop others', async () => {
    mockServer({
      Mails: () => ({
        data: {
          mails: {
            totalCount: 0,
            edges: [],
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
      MailQueue: () => ({ data: { sendsMail: true, mailQueue: null } }),
    })
    await renderWithApi(
      <CurrentSection name="mail" />,
      '/admin?view=mail&state=failed&status=new&after=cursor&page=2',
    )
    await userEvent.type(await screen.findByRole('searchbox'), 'ana{Enter}')
    expect(screen.getByRole('note', { name: 'address' }).textContent).toBe(
      '/admin?view=mail&search=ana&state=failed',
    )
  })
})
