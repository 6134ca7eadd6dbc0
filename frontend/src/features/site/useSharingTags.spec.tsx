import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { useSharingTags } from './useSharingTags'

function Sample({ title, description }: { title: string; description?: string }) {
  useSharingTags(title, description)
  return <Link to="/faq">{title}</Link>
}

const tags = () =>
  [...document.head.children].map(
    tag => tag.getAttribute('href') ?? tag.getAttribute('content') ?? '',
  )

const draw = () =>
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Routes>
        <Route path="/about" element={<Sample title="About" description="Who we are." />} />
        <Route path="/faq" element={<Sample title="FAQ" description="What is asked." />} />
      </Routes>
    </MemoryRouter>,
  )

describe('useSharingTags', () => {
  afterEach(() => {
    document.head.replaceChildren()
  })

  it('updates the tags with each navigation', async () => {
    document.head.innerHTML = `
      <meta property="og:title" content="About">
      <meta property="og:description" content="Who we are.">
      <link rel="canonical" href="https://club.example/about">
      <meta property="og:url" content="https://club.example/about">`
    draw()
    await userEvent.click(screen.getByRole('link'))
    expect(tags()).toEqual([
      'FAQ',
      'What is asked.',
      'https://club.example/faq',
      'https://club.example/faq',
    ])
  })

  it('adds no tag that the HTML lacks because the site’s URL is unknown', async () => {
    document.head.innerHTML = '<meta property="og:title" content="About">'
    draw()
    await userEvent.click(screen.getByRole('link'))
    expect(tags()).toEqual(['FAQ'])
  })
})
