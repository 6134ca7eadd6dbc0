import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { addStylesToDocument, StylesElsewhere } from '../../testing/renderWithApi'
import { currentToast } from '../../ui/toast'
import { InviteForm } from './InviteForm'
import { inviteText } from './inviteLinks'

const link = 'http://localhost/waitlist?ref=BCDF234567'
const writeText = jest.fn<Promise<void>, [string]>()

function open(code?: string) {
  return render(
    <MemoryRouter>
      <InviteForm code={code} />
    </MemoryRouter>,
    { wrapper: StylesElsewhere },
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

describe('InviteForm', () => {
  it('shows the preset message and the person’s own link, both read-only, and opens mail and messages with them', () => {
    open('BCDF234567')
    expect(screen.getByLabelText('Your invite message')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Share link')).toHaveValue(link)
    expect(screen.getByLabelText('Share link')).toHaveAttribute('readonly')
    const targets = {
      Email: /^mailto:\?subject=.+&body=.+ref%3DBCDF234567$/,
      Text: /^sms:\?&body=.+ref%3DBCDF234567$/,
      WhatsApp: /^https:\/\/wa\.me\/\?text=I%20just.+%0Ahttp.+ref%3DBCDF234567$/,
    }
    for (const [name, href] of Object.entries(targets))
      expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(href)
    // Only a device that has a share sheet is offered it.
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  })

  it('shares the plain waitlist page without a code', () => {
    open()
    expect(screen.getByLabelText('Share link')).toHaveValue('http://localhost/waitlist')
  })

  it('copies the message with the link, or only the link, and shows a toast, and for three seconds a tick at the latest copy', async () => {
    open('BCDF234567')
    await press('Copy Link')
    expect(writeText).toHaveBeenLastCalledWith(inviteText(link))
    expect(currentToast()).toMatchObject({
      title: 'Copied!',
      description: 'Invite message copied to clipboard',
    })
    act(() => jest.advanceTimersByTime(2999))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    await press('Copy only the link')
    expect(writeText).toHaveBeenLastCalledWith(link)
    expect(currentToast()).toMatchObject({
      title: 'Copied!',
      description: 'Link copied to clipboard',
    })
    expect(screen.getAllByRole('button', { name: 'Copied' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
    act(() => jest.advanceTimersByTime(2999))
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Copy only the link' })).toBeVisible()
    await press('Copy Link')
    act(() => jest.advanceTimersByTime(3000))
    expect(screen.getByRole('button', { name: 'Copy Link' })).toBeVisible()
  })

  it('renders a full-size button that copies only the link', () => {
    addStylesToDocument()
    open()
    const { minHeight } = getComputedStyle(
      screen.getByRole('button', { name: 'Copy only the link' }),
    )
    expect(Number.parseFloat(minHeight) * 16).toBeGreaterThanOrEqual(44)
  })

  it('shows a failure to copy', async () => {
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

  it('renders no link before the site’s origin is known', () => {
    const html = renderToString(
      <MemoryRouter>
        <InviteForm />
      </MemoryRouter>,
    )
    expect(html).not.toMatch(/mailto:|sms:|wa\.me/)
    expect(html).toContain('value=""')
    expect(html).not.toContain('value="/waitlist')
  })

  describe('with the system’s share sheet', () => {
    const systemShare = jest.fn<Promise<void>, [object]>()
    const more = 'Share'
    const offer = () => {
      Object.defineProperty(navigator, 'share', { configurable: true, value: systemShare })
    }
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'share')
    })

    it('receives the message and the link', async () => {
      offer()
      systemShare.mockResolvedValue()
      open('BCDF234567')
      await press(more)
      expect(systemShare).toHaveBeenCalledWith({
        title: 'Join me at Coral Way Pickleball Club',
        text: expect.stringMatching(/^I just reserved my spot/) as string,
        url: link,
      })
      expect(currentToast()?.description).not.toBe('Failed to share the invite')
    })

    it('shows a failure, but nothing after the reader closes it', async () => {
      offer()
      open()
      systemShare.mockRejectedValue(new DOMException('closed', 'AbortError'))
      await press(more)
      expect(currentToast()?.description).not.toBe('Failed to share the invite')
      systemShare.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
      await press(more)
      expect(currentToast()).toMatchObject({
        title: 'Error',
        description: 'Failed to share the invite',
      })
    })
  })
})
