import { render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { actAsync } from '../testing/actAsync'
import { StylesElsewhere } from '../testing/renderWithApi'
import { App } from './App'
import { initSession } from '../session/session'
import { currentToast, toast } from '../ui/toast'

/* The chunks of these modules fail to load. */
jest.mock('../pages/FaqPage', () => {
  throw new Error('offline')
})
jest.mock('../pages/PrivacyPage', () => {
  throw new Error('offline')
})
jest.mock('../features/site/NewsletterForm', () => {
  throw new Error('offline')
})

const title = () => screen.findByRole('heading', { name: 'This page could not be loaded' })
const footer = () => within(screen.getByRole('contentinfo'))

async function follow(name: string) {
  const link = footer().getByText(name)
  await actAsync(() => link.click())
}

describe('App: a page whose chunk does not load', () => {
  beforeEach(async () => {
    globalThis.scrollTo = () => undefined
    // React logs the errors that it catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    initSession('signedOut')
    await actAsync(() =>
      render(
        <MemoryRouter initialEntries={['/contact']}>
          <App />
        </MemoryRouter>,
        { wrapper: StylesElsewhere },
      ),
    )
    await screen.findByRole('contentinfo')
  })

  it('focuses the error message, every time, and has a short one for the newsletter form, which did not load either', async () => {
    await follow('FAQ')
    await waitFor(async () => expect(await title()).toHaveFocus())
    expect(await footer().findByText('The newsletter form could not be loaded.')).toBeVisible()
    expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1)
    for (const next of ['Privacy', 'Privacy', 'FAQ']) {
      await follow(next)
      await waitFor(async () => expect(await title()).toHaveFocus())
    }
  })

  it('dismisses a failure of the former page, but not what explains a redirect', async () => {
    const failure = { title: 'Error', description: 'Not saved', variant: 'destructive' as const }
    toast({ ...failure, explainsNavigation: true })
    await follow('FAQ')
    await title()
    expect(currentToast()).toMatchObject({ open: true })
    toast(failure)
    await follow('Privacy')
    await waitFor(() => expect(currentToast()).toMatchObject({ open: false }))
  })
})
