import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { actAsync } from '../testing/actAsync'
import { island, prefetchIslands } from './island'

describe('island', () => {
  it.each([
    [true, 'page before'],
    [false, 'no form yet'],
  ])('keeps the former page until it has loaded: %s', async (holdsNavigation, texts) => {
    let load = () => {}
    const loading = new Promise<void>(resolve => (load = resolve))
    const Form = island(() => loading.then(() => () => <p>form</p>), <p>no form yet</p>, {
      holdsNavigation,
    })
    await actAsync(() =>
      render(
        <Suspense fallback={<p>page before</p>}>
          <h1>Page</h1>
          <Form />
        </Suspense>,
      ),
    )
    expect(screen.getByText(texts)).toBeVisible()
    await actAsync(load)
    expect(screen.getByText('form')).toBeVisible()
  })

  it('that waits for an interaction starts in the place that replaces its HTML', async () => {
    const Form = island(
      () => Promise.resolve(({ name }: { name: string }) => <p>form {name}</p>),
      <p>no form yet</p>,
      { hydrateOn: 'interaction' },
    )
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<!--$--><div data-hydrate="interaction">form a</div><!--/$-->'
    const { rerender } = await actAsync(() =>
      render(<Form name="a" />, { container, hydrate: true }),
    )
    expect(container).toHaveTextContent('form a')
    await actAsync(() => rerender(<Form name="b" />))
    expect(container).toHaveTextContent('form b')
  })

  it('of members is prefetched for members only', () => {
    const load = jest.fn(() => Promise.resolve(() => null))
    island(load, null, { membersOnly: true })
    prefetchIslands('load', true)
    expect(load).not.toHaveBeenCalled()
    prefetchIslands('load')
    expect(load).toHaveBeenCalledTimes(1)
  })
})
