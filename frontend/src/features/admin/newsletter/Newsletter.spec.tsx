import { screen } from '@testing-library/react'
import { CurrentSection } from '../CurrentSection'
import { enterAndSubmit } from '../../../testing/enter'
import { connectionOf } from '../../../testing/connectionOf'
import { errorResponse, mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'

const listOf = (emails: string[]) => ({
  data: {
    newsletterSubscriptions: connectionOf(
      'Newsletter',
      emails.map(email => ({
        __typename: 'NewsletterSubscription',
        id: email,
        email,
        createdAt: '2026-11-20T15:00:00.000Z',
        account: null,
      })),
    ),
  },
})

const figuresOf = (unconfirmed: number, undeliverable: number) => ({
  data: {
    newsletterFigures: {
      __typename: 'NewsletterFigures',
      confirmed: 2,
      unconfirmed,
      undeliverable,
    },
  },
})

describe('admin newsletter', () => {
  it('lists, searches and exports the addresses', async () => {
    mockServer({
      NewsletterSubscriptions: ({ search }) =>
        listOf(search ? ['diego@example.com'] : ['ana@example.com', 'diego@example.com']),
      NewsletterFigures: () => figuresOf(1_204, 3),
    })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    const others = 'not on the list: 1,204 unconfirmed, 3 undeliverable'
    expect(await screen.findByText(`2 confirmed addresses, ${others}`)).toBeVisible()
    expect(screen.getAllByText(/Nov 20, 2026, 10:00 AM/)).toHaveLength(2)
    const download = screen.getByRole('link', { name: 'Export CSV' })
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv')
    await enterAndSubmit(screen.getByRole('searchbox'), 'diego')
    expect(await screen.findByText(`1 found, ${others}`)).toBeVisible()
    expect(download).toHaveAttribute('href', '/api/admin/newsletter.csv?search=diego')
  })

  it('says that nobody has confirmed, and how many have been asked', async () => {
    mockServer({
      NewsletterSubscriptions: () => listOf([]),
      NewsletterFigures: () => figuresOf(2, 0),
    })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    expect(await screen.findByText('Nobody has confirmed a subscription yet')).toBeVisible()
    expect(
      await screen.findByText(
        '0 confirmed addresses, not on the list: 2 unconfirmed, 0 undeliverable',
      ),
    ).toBeVisible()
  })

  it('shows the list if the numbers of the others cannot be loaded', async () => {
    mockServer({
      NewsletterSubscriptions: () => listOf(['ana@example.com']),
      NewsletterFigures: () => errorResponse('SERVICE_UNAVAILABLE', 'Later.'),
    })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    expect(
      await screen.findByText('1 confirmed address, the numbers of the others could not be loaded'),
    ).toBeVisible()
    expect(screen.getByText('ana@example.com')).toBeVisible()
  })
})
