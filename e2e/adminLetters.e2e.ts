import { expectNearTop, openAdmin, statusMessage } from './adminHelpers'
import { fillMembers } from './courtHelpers'
import { expectAccessibleOnEveryScreen } from './expectAccessible'
import { expect, testWithMail } from './fixtures'

testWithMail(
  'admin letters: a letter is written beside its preview, tested, sent and followed',
  async ({ page, club, site, mailbox }) => {
    await fillMembers(site, 4)
    await site.database.query(
      `INSERT INTO mail_address (email, "undeliverableSince", reason) VALUES ('person4@example.com', now(), '550 no such user')`,
    )
    await site.database.query(`UPDATE "user" SET "emailConfirmedAt" = now()`)
    await openAdmin(page, club, { view: 'letters' })
    await expect(page.getByText('No letter is written yet')).toBeVisible()
    await page.getByRole('link', { name: 'Write a letter' }).click()

    await page.getByLabel('Subject').fill('Courts for {firstName}')
    const text = page.getByLabel('Text', { exact: true })
    await text.fill(
      'Court 1 is **closed** on Monday, {firstName|neighbor}.\n\n- See [the hours](https://club.example/hours)\n- Bring a friend\n\nYour number: ',
    )
    await text.press('Control+End')
    await page.getByRole('button', { name: 'Number on the waitlist' }).click()
    await expect(text).toHaveValue(/Your number: \{position\}$/)
    const mail = page.getByRole('region', { name: 'The letter as a mail' })
    await expect(mail.getByRole('heading', { name: 'Courts for there' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'the hours' })).toHaveAttribute('target', '_blank')
    await expect(mail.locator('strong')).toHaveText('closed')
    await expectAccessibleOnEveryScreen(page)
    // What is typed is kept until it is saved.
    await page.reload()
    await expect(text).toHaveValue(/Your number: \{position\}$/)

    await page.getByRole('button', { name: 'Dark' }).click()
    await expect(mail.locator('.card')).toHaveCSS('color', 'rgb(255, 244, 234)')
    await page.getByRole('button', { name: 'Phone' }).click()
    expect((await mail.boundingBox())?.width).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: 'Choose another' }).click()
    await page.getByLabel('As read by').fill('person1@')
    await page.getByRole('button', { name: 'Person Number 1' }).click()
    await expect(mail).toContainText('Courts for Person')

    await page.getByRole('button', { name: 'Save and go on' }).click()
    await expect(page.getByText('It reaches 3 people now.')).toBeVisible()
    await expect(page.getByText(/refused 1 address\. person4@example\.com/)).toBeVisible()
    await expect(page.getByText('All placeholders are known.')).toBeVisible()
    await expectAccessibleOnEveryScreen(page)
    await page.getByRole('button', { name: 'Test to myself' }).click()
    await expect(statusMessage(page, 'The test is on its way')).toBeVisible()
    await mailbox.waitFor(club.team.email, 'Test: Courts for Club')

    await page.getByRole('button', { name: 'Send…' }).click()
    const dialog = page.getByRole('dialog')
    await expect(
      dialog.getByRole('heading', { name: 'Send to 3 people; 1 cannot be reached' }),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Send to 3 people' }).click()
    await expect(page.getByRole('definition').filter({ hasText: /^3$/ }).first()).toBeVisible()
    const received = await mailbox.waitFor('person1@example.com', 'Courts for Person')
    expect(received.text).toContain('It is no news, so it cannot be left.')

    await page.getByRole('link', { name: 'All letters' }).click()
    const rows = page.getByRole('table', { name: 'Letters, latest first' }).getByRole('row')
    await expect(rows).toHaveCount(2)
    await expectNearTop(rows.nth(0), 'letters')
    await expectAccessibleOnEveryScreen(page)
  },
)
