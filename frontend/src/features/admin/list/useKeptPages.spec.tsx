import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { client } from '../../../api/apollo/client'
import { mockServer } from '../../../testing/mockServer'
import { renderWithApi } from '../../../testing/renderWithApi'
import { CurrentSection } from '../CurrentSection'

/** Returns a page with one email address, which contains the page's number. */
function pageAfter({ after }: Record<string, unknown>) {
  const id = String(Number(after ?? 0) + 1)
  const node = {
    __typename: 'NewsletterSubscription',
    id,
    email: `page${id}@example.com`,
    createdAt: '2026-11-20T15:00:00.000Z',
    account: null,
  }
  return {
    data: {
      newsletterSubscriptions: {
        __typename: 'NewsletterConnection',
        totalCount: 300,
        edges: [{ __typename: 'NewsletterEdge', cursor: id, node }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: id },
      },
    },
  }
}

const pager = () => screen.getByLabelText('Pages of the list')
const press = (name: string) => userEvent.click(within(pager()).getByRole('button', { name }))
const shownPage = (page: number) => screen.findByText(`page${String(page)}@example.com`)

/** Returns the pages in the cache, by their `after` cursors, and the ids of the cached rows. */
function cached() {
  const { ROOT_QUERY = {}, ...records } = client.cache.extract() as Record<string, object>
  return {
    pages: Object.keys(ROOT_QUERY).flatMap(field => /"after":"(\d+)"/.exec(field)?.[1] ?? []),
    rows: Object.keys(records).filter(id => id.startsWith('NewsletterSubscription:')),
  }
}

describe('admin lists: cached pages', () => {
  it('are the latest four; earlier pages are requested again', async () => {
    mockServer({ NewsletterSubscriptions: pageAfter })
    await renderWithApi(<CurrentSection name="newsletter" />, '/admin?view=newsletter')
    await shownPage(1)
    for (const page of [2, 3, 4, 5, 6]) {
      await press('Next page')
      await shownPage(page)
    }
    expect(cached()).toEqual({
      pages: ['2', '3', '4', '5'],
      rows: ['3', '4', '5', '6'].map(id => `NewsletterSubscription:${id}`),
    })

    await press('Previous page')
    expect(screen.getByText('page5@example.com')).toBeVisible()
    for (const page of [4, 3, 2]) {
      await press('Previous page')
      await shownPage(page)
    }
  })
})
