import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useListView } from '../useAdminView'
import { serve } from '../../../testing/network'
import { renderLive } from '../../../testing/renderLive'
import { Newsletter } from './Newsletter'

const Team = () => <Newsletter view={useListView()} />

const listOf = (emails: string[]) => ({
  data: {
    newsletterSubscriptions: {
      __typename: 'NewsletterConnection',
      totalCount: emails.length,
      edges: emails.map(email => ({
        __typename: 'NewsletterEdge',
        cursor: email,
        node: {
          __typename: 'NewsletterSubscription',
          id: email,
          email,
          createdAt: '2026-11-20T15:00:00.000Z',
        },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  },
})

describe('the newsletter’s addresses', () => {
  it('are listed, searched and taken along as they are searched', async () => {
    serve({
      NewsletterSubscriptions: ({ search }) =>
        listOf(search ? ['diego@example.com'] : ['ana@example.com', 'diego@example.com']),
    })
    await renderLive(<Team />, '/admin?view=newsletter')
    expect(await screen.findByText('2 addresses')).toBeVisible()
    expect(screen.getAllByText(/Nov 20, 2026, 10:00 AM/)).toHaveLength(2)
    const download = screen.getByRole('link', { name: 'Export CSV' })
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv')
    await userEvent.type(screen.getByRole('searchbox'), 'diego{Enter}')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv?search=diego')
  })

  it('are none at first', async () => {
    serve({ NewsletterSubscriptions: () => listOf([]) })
    await renderLive(<Team />, '/admin?view=newsletter')
    expect(await screen.findByText('Nobody has subscribed yet')).toBeVisible()
  })
})
