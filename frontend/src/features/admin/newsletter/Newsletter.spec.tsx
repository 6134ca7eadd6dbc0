import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CurrentSection } from '../CurrentSection'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'

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

describe('admin newsletter', () => {
  it('lists, searches and exports the addresses', async () => {
    mockServer({
      NewsletterSubscriptions: ({ search }) =>
        listOf(search ? ['diego@example.com'] : ['ana@example.com', 'diego@example.com']),
    })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    expect(await screen.findByText('2 addresses')).toBeVisible()
    expect(screen.getAllByText(/Nov 20, 2026, 10:00 AM/)).toHaveLength(2)
    const download = screen.getByRole('link', { name: 'Export CSV' })
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv')
    await userEvent.type(screen.getByRole('searchbox'), 'diego{Enter}')
    expect(await screen.findByText('1 found')).toBeVisible()
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv?search=diego')
  })

  it('shows an empty state without subscriptions', async () => {
    mockServer({ NewsletterSubscriptions: () => listOf([]) })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    expect(await screen.findByText('Nobody has subscribed yet')).toBeVisible()
  })
})
