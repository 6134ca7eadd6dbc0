import { paths } from '../frontend/src/paths'
import { expect, test } from './fixtures'

const parking = `${paths.faq()}#parking`
const name = 'Is parking available?'

test('FAQ: a link to one question opens and focuses it, an opened answer is in the URL, and all are printed', async ({
  page,
  club,
}) => {
  const question = page.getByRole('button', { name })
  const answer = page.getByText('over 200 parking spaces')
  await test.step('the link', async () => {
    await club.open(page, parking)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
    await expect(question).toBeFocused()
    await expect(question).toBeInViewport()
    await expect(answer).toBeVisible()
  })
  await test.step('the URL', async () => {
    await question.click()
    await expect(page).toHaveURL(paths.faq())
    await expect(answer).toBeHidden()
    await question.click()
    await expect(page).toHaveURL(parking)
    // Each category has one open answer.
    const tiers = page.getByRole('button', { name: 'What membership tiers do you offer?' })
    await expect(tiers).toHaveAttribute('aria-expanded', 'true')
  })
  await test.step('print', async () => {
    await expect(page.getByText('We cap membership at 250')).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('We cap membership at 250')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await page.emulateMedia({ media: null })
  })
  await test.step('a link followed within the site', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(paths.contact())
    await page.evaluate(address => {
      // Navigates as a link of the site does, without a page load.
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, parking)
    await expect(question).toHaveAttribute('aria-expanded', 'true')
  })
})
