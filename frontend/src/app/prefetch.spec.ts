import { waitFor } from '@testing-library/react'
import { sessionStore } from '../api/sessionStore'
import { prefetchLinkedPages, prefetchLoginForVisitors } from './prefetch'

const fetched: string[] = []
jest.mock('../pages/FaqPage', () => {
  fetched.push('faq')
  return { FaqPage: () => null }
})
jest.mock('../pages/AboutPage', () => {
  fetched.push('about')
  return { AboutPage: () => null }
})
jest.mock('../pages/AuthPage', () => {
  fetched.push('auth')
  return { AuthPage: () => null }
})

function link(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><span>there</span></a>`
  return document.querySelector('span') ?? document.body
}

const reachFor = (href: string, type = 'pointerover') =>
  link(href).dispatchEvent(new Event(type, { bubbles: true }))

function saveData(value: boolean) {
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true })
}

describe('prefetch of a linked page', () => {
  beforeAll(prefetchLinkedPages)
  beforeEach(() => {
    saveData(false)
  })

  it('fetches nothing with save-data, for the current page, or for another site', async () => {
    saveData(true)
    reachFor('/faq')
    saveData(false)
    reachFor(location.pathname)
    reachFor('https://elsewhere.example/faq')
    // The last fetch finishes after any fetch that the links above would have started.
    reachFor('/about', 'touchstart')
    await waitFor(() => expect(fetched).toContain('about'))
    expect(fetched).toEqual(['about'])
  })

  it('fetches a link’s page once, at the first hover, touch or focus', async () => {
    reachFor('/faq', 'focusin')
    reachFor('/faq')
    await waitFor(() => expect(fetched).toEqual(['about', 'faq']))
  })
})

describe('prefetch of the login form', () => {
  it('begins when a page that needs a session has found none', async () => {
    fetched.length = 0
    sessionStore.setLoading()
    history.replaceState(null, '', '/booking')
    prefetchLoginForVisitors()
    expect(fetched).toEqual([])
    sessionStore.setUser(null)
    await waitFor(() => expect(fetched).toEqual(['auth']))
  })
})
