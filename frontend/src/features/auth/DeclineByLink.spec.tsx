import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, mockServer } from '../../testing/mockServer'
import { linkTokenOf, openLink } from '../../testing/openLink'
import { renderWithApi } from '../../testing/renderWithApi'
import { notConnected } from '../../ui/notConnected'
import { DeclineByLink } from './DeclineByLink'

const expired = 'This link has been used or has expired.'
const onDeclined = jest.fn()

async function open(fragment = `#${linkTokenOf('a')}`) {
  openLink('offer', fragment)
  return renderWithApi(<DeclineByLink onDeclined={onDeclined} />)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
async function decline() {
  await press('Not now')
  await press('Yes, not now')
}

/** Opens another link in the same tab. */
function openAnother() {
  openLink('offer', `#${linkTokenOf('b')}`)
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
}

/** The first press has no response; the next one finds the link used. */
function loseFirstResponse() {
  const responses = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => errorResponse('LINK_EXPIRED', expired),
  ]
  mockServer({ DeclineOfferByLink: () => responses.shift()?.() ?? {} })
}

afterEach(() => {
  onDeclined.mockClear()
  openLink('', '')
})

describe('offer link: not now', () => {
  it.each([
    ['an expired link', `#${linkTokenOf('a')}`, expired],
    ['a cut-off link', '#cut-off', expired],
    ['no link', '', 'Open the link in the mail again.'],
  ])(
    'takes the question away for %s, until another link is opened: only a sentence stays',
    async (_what, link, texts) => {
      mockServer({ DeclineOfferByLink: () => errorResponse('LINK_EXPIRED', expired) })
      await open(link)
      await decline()
      const sentence = await screen.findByText(texts)
      expect(document.activeElement).toContainElement(sentence)
      expect(screen.queryByRole('group')).toBeNull()
      expect(screen.queryByText(/not now|No time to log in/i)).toBeNull()
      expect(screen.queryByRole('button', { name: /not now|Keep the offer/i })).toBeNull()
      openAnother()
      expect(await screen.findByRole('button', { name: 'Not now' })).toBeEnabled()
      expect(screen.queryByText(texts)).toBeNull()
    },
  )

  it('says a lost connection in view, and can be pressed again', async () => {
    const scrolled: (string | null)[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent)
    })
    let lose = () => {}
    const lost = new Promise<never>((_, reject) => {
      lose = () => reject(new TypeError('Failed to fetch'))
    })
    mockServer({ DeclineOfferByLink: () => lost })
    await open()
    await decline()
    // The focus falls to the page, as in a browser when its button is disabled.
    screen.getByRole('group').focus()
    screen.getByRole('group').blur()
    lose()
    expect(await screen.findByText(notConnected)).toBeVisible()
    expect(new Set(scrolled)).toEqual(new Set([notConnected]))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Yes, not now' })).toHaveFocus())
    mockServer({ DeclineOfferByLink: () => ({ data: { declineOfferByLink: true } }) })
    await press('Yes, not now')
    expect(onDeclined).toHaveBeenCalledWith(linkTokenOf('a'))
  })

  it('says that the offer is declined when the press before has done it and its response was lost', async () => {
    loseFirstResponse()
    await open()
    await decline()
    await screen.findByText(notConnected)
    expect(onDeclined).not.toHaveBeenCalled()
    await press('Yes, not now')
    await waitFor(() => expect(onDeclined).toHaveBeenCalledWith(linkTokenOf('a')))
    expect(history.state).toEqual({ idx: 0, usr: {} })
    expect(screen.queryByText(expired)).toBeNull()
  })

  it('says of another link that it was used, after a lost response', async () => {
    loseFirstResponse()
    await open()
    await decline()
    await screen.findByText(notConnected)
    openAnother()
    await press('Yes, not now')
    expect(await screen.findByText(expired)).toBeVisible()
    expect(onDeclined).not.toHaveBeenCalled()
  })
})
