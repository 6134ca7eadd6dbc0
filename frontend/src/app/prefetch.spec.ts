import { waitFor } from '@testing-library/react'
import { prefetchLinkedPages } from './prefetch'

const fetched: string[] = []
jest.mock('../pages/FaqPage', () => {
  fetched.push('faq')
  return { FaqPage: () => null }
})
jest.mock('../pages/AboutPage', () => {
  fetched.push('about')
  return { AboutPage: () => null }
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

  it('fetches nothing for whoever saves data, for this page or for another site', async () => {
    saveData(true)
    reachFor('/faq')
    saveData(false)
    reachFor(location.pathname)
    reachFor('https://elsewhere.example/faq')
    // Whatever those had begun to fetch is there before what is fetched last.
    reachFor('/about', 'touchstart')
    await waitFor(() => expect(fetched).toContain('about'))
    expect(fetched).toEqual(['about'])
  })

  it('fetches the page of a link that is reached for, once', async () => {
    reachFor('/faq', 'focusin')
    reachFor('/faq')
    await waitFor(() => expect(fetched).toEqual(['about', 'faq']))
  })
})
