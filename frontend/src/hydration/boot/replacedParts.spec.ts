import userEvent from '@testing-library/user-event'
import { followReplacedParts } from './replacedParts'

const form = (attribute: string) =>
  `<div data-hydrate="${attribute}"><form aria-label="Contact">
    <input name="name"><input name="email"><input type="checkbox" name="news"><textarea name="message"></textarea>
  </form></div>`

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) ?? new HTMLInputElement()

/** Replaces the part as React does when the HTML has changed. */
function renderAnew(html: string) {
  document.body.innerHTML = html
  return Promise.resolve()
}

describe('a part that is rendered anew (PAGE-17)', () => {
  const stopping = new AbortController()
  beforeAll(() => {
    followReplacedParts(stopping.signal)
  })
  afterAll(() => {
    stopping.abort()
  })
  beforeEach(() => {
    document.querySelector('[data-hydrate]')?.setAttribute('data-hydrate', 'done')
    document.body.innerHTML = form('interaction')
  })

  it('keeps the input of its fields, and the focus', async () => {
    await userEvent.type(field('name'), 'Camila')
    await userEvent.click(field('news'))
    await userEvent.type(field('message'), 'Hello')
    await renderAnew(form('load'))
    expect(field('name')).toHaveValue('Camila')
    expect(field('news')).toBeChecked()
    expect(field('message')).toHaveFocus()
    await userEvent.keyboard(' there')
    expect(field('message')).toHaveValue('Hello there')
  })

  it('takes the keys that are typed before it is there again, field by field', async () => {
    await userEvent.type(field('name'), 'Cam')
    await renderAnew('<p>Loading</p>')
    await userEvent.keyboard('ilz{Backspace}a{Tab}camila@')
    await renderAnew(form('load'))
    expect(field('name')).toHaveValue('Camila')
    await userEvent.keyboard('example.com')
    expect(field('email')).toHaveValue('camila@example.com')
  })

  it('leaves a part alone that has hydrated', async () => {
    document.body.innerHTML = form('done')
    await userEvent.type(field('name'), 'Camila')
    await renderAnew(form('done'))
    expect(field('name')).toHaveValue('')
  })
})
