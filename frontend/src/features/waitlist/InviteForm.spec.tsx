import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { currentToast } from '../../ui/toast'
import { InviteForm } from './InviteForm'
import { inviteText } from './invite'

const link = 'http://localhost/waitlist?ref=BCDF234567'
const writeText = jest.fn<Promise<void>, [string]>()

function open(code?: string) {
  return render(
    <MemoryRouter>
      <InviteForm code={code} />
    </MemoryRouter>,
  )
}

const press = (name: string) =>
  act(async () => {
    screen.getByRole('button', { name }).click()
    await Promise.resolve()
  })

beforeEach(() => {
  jest.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('the invite', () => {
  it('shows the preset message and the person’s own link, neither to be changed', () => {
    open('BCDF234567')
    expect(screen.getByLabelText('Your invite message')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Share link')).toHaveValue(link)
    expect(screen.getByLabelText('Share link')).toHaveAttribute('readonly')
  })

  it('shares the plain waitlist page without a code', () => {
    open()
    expect(screen.getByLabelText('Share link')).toHaveValue('http://localhost/waitlist')
  })

  it('copies the message with the link, says so, and shows a tick for three seconds', async () => {
    open('BCDF234567')
    await press('Copy Link')
    expect(writeText).toHaveBeenCalledWith(inviteText(link))
    expect(currentToast()).toMatchObject({
      title: 'Copied!',
      description: 'Invite message copied to clipboard',
    })
    act(() => jest.advanceTimersByTime(2999))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  })

  it('says so when nothing could be copied', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false })
    open()
    await press('Copy Link')
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'Failed to copy to clipboard',
      variant: 'destructive',
    })
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  })

  it('opens mail and text messages with the same words', () => {
    open('BCDF234567')
    expect(screen.getByRole('link', { name: 'Email' }).getAttribute('href')).toMatch(
      /^mailto:\?subject=.+&body=.+ref%3DBCDF234567$/,
    )
    expect(screen.getByRole('link', { name: 'Text' }).getAttribute('href')).toMatch(
      /^sms:\?&body=.+ref%3DBCDF234567$/,
    )
  })
})
