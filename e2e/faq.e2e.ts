import { club } from '../backend/src/shared/club'
import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

const parking = `${paths.faq()}#parking`
const name = 'Is parking available?'

test('FAQ: a link to one question opens and focuses it', async ({ page, club: site }) => {
  await site.open(page, parking)
  const question = page.getByRole('button', { name })
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expect(page.getByText('over 200 parking spaces')).toBeVisible()
  // A link followed within the site does the same.
  await site.open(page, paths.contact())
  await page.evaluate(address => {
    // Navigates as a link of the site does, without a page load.
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, parking)
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
})

test('FAQ: opening an answer adds it to the URL', async ({ page, club: site }) => {
  await site.open(page, paths.faq())
  await expect(page.getByText('We cap membership at 250')).toBeHidden()
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(parking)
  const tiers = page.getByRole('button', { name: 'What membership tiers do you offer?' })
  await expect(tiers).toHaveAttribute('aria-expanded', 'true')
  await page.reload()
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name }).click()
  await expect(page).toHaveURL(paths.faq())
  await expect(page.getByText('over 200 parking spaces')).toBeHidden()
})

test('FAQ: the answer and the cards show both phone numbers and both addresses', async ({
  page,
  club: site,
}) => {
  await site.open(page, `${paths.faq()}#contact`)
  for (const [text, href] of [
    [club.faqPhone, 'tel:+13055550187'],
    [club.faqEmail, `mailto:${club.faqEmail}`],
    [club.phone, 'tel:+13055550142'],
    [club.email, `mailto:${club.email}`],
  ] as const) {
    await expect(page.getByRole('link', { name: text })).toHaveAttribute('href', href)
  }
})

test.describe('FAQ without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every answer is readable', async ({ page }) => {
    await page.goto(paths.faq())
    await expect(page.getByText('We cap membership at 250')).toBeVisible()
    await expect(page.getByText('late cancellation fee of up to $10')).toBeVisible()
  })
})

test('print: every answer of the FAQ is open, without the navigation', async ({
  page,
  club: site,
}) => {
  await site.open(page, paths.faq())
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('We cap membership at 250')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})
