import { act, render, screen } from '@testing-library/react'
import { actAsync } from '../testing/actAsync'
import { Toasts } from '../ui/Toasts'
import { chunk, retryOnline, useChunk } from './chunk'
import { ErrorBoundary } from './ErrorBoundary'
import { HYDRATE_ATTR } from './protocol'

const missing = () => Promise.reject(new TypeError('Failed to fetch'))
const onLine = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

/** Stands in for boot.ts; `reloads` is whether it reloads the page. */
function recoverBy(reloads: boolean) {
  const reloadOnce = jest.fn(() => Promise.resolve(reloads))
  globalThis.chunkRecovery = {
    reloadOnce,
    markLoaded: () => {},
    activateLoadError: () => {},
    showLoadError: () => {},
  }
  return reloadOnce
}

afterEach(() => {
  globalThis.chunkRecovery = undefined
  document.body.removeAttribute(HYDRATE_ATTR)
  jest.restoreAllMocks()
})

describe('chunk', () => {
  it('is loaded once for concurrent and later calls', async () => {
    const importer = jest.fn(() => Promise.resolve({ texts: 'there' }))
    const source = chunk(importer)
    expect(source.current()).toBeUndefined()
    const [first, second] = await Promise.all([source.load(), source.load(), source.prefetch()])
    expect(first).toBe(second)
    expect(await source.loadOrReload()).toBe(source.current())
    expect(importer).toHaveBeenCalledTimes(1)
  })

  it('is requested again after a failure, and a failed prefetch is not reported', async () => {
    const importer = jest.fn(() => Promise.resolve({}))
    importer.mockImplementationOnce(missing).mockImplementationOnce(missing)
    const source = chunk(importer)
    await source.prefetch()
    await expect(source.load()).rejects.toThrow('Failed to fetch')
    await source.load()
    expect(source.current()).toBeDefined()
  })

  it('is not requested offline', async () => {
    onLine(false)
    const importer = jest.fn(() => Promise.resolve({}))
    const source = chunk(importer)
    await source.prefetch()
    await expect(source.load()).rejects.toThrow('Offline')
    expect(importer).not.toHaveBeenCalled()
    onLine(true)
    await source.load()
    expect(importer).toHaveBeenCalledTimes(1)
  })

  it('reloads the page with loadOrReload, and not with load', async () => {
    const reloadOnce = recoverBy(false)
    const source = chunk(missing)
    await expect(source.load()).rejects.toThrow()
    expect(reloadOnce).not.toHaveBeenCalled()
    await expect(source.loadOrReload()).rejects.toThrow('Failed to fetch')
    expect(reloadOnce).toHaveBeenCalledWith(String(missing))
  })

  it('keeps the current content while the page is reloaded', async () => {
    recoverBy(true)
    const settled = jest.fn()
    chunk(missing).loadOrReload().then(settled, settled)
    await act(() => Promise.resolve())
    expect(settled).not.toHaveBeenCalled()
  })
})

describe('useChunk', () => {
  it('throws the load error, and loads it again at the next attempt', async () => {
    jest.spyOn(console, 'error').mockImplementation()
    const importer = jest.fn(() => Promise.resolve({ texts: 'there' }))
    importer.mockImplementationOnce(missing)
    const source = chunk(importer)
    const Texts = () => useChunk(source).texts
    const page = (attempt: string) => (
      <ErrorBoundary resetKey={attempt} fallback="missing">
        <Texts />
      </ErrorBoundary>
    )
    const { rerender } = await actAsync(() => render(page('first')))
    expect(screen.getByText('missing')).toBeVisible()
    await actAsync(() => rerender(page('second')))
    expect(screen.getByText('there')).toBeVisible()
  })
})

describe('retryOnline', () => {
  const offlineTexts = { title: 'No connection', description: 'Sent later.' }

  it('waits for the browser to be online while a part of the page is not hydrated', async () => {
    document.body.setAttribute(HYDRATE_ATTR, 'load')
    render(<Toasts />)
    onLine(false)
    const loaded = retryOnline(chunk(() => Promise.resolve({ texts: 'there' })).load, offlineTexts)
    expect(await screen.findByText('No connection')).toBeVisible()
    onLine(true)
    dispatchEvent(new Event('online'))
    expect(await loaded).toEqual({ texts: 'there' })
  })

  it.each([
    ['online', true, 'load'],
    ['once the page has hydrated', false, 'done'],
  ])('rejects %s', async (_when, isOnline, hydrated) => {
    document.body.setAttribute(HYDRATE_ATTR, hydrated)
    onLine(isOnline)
    await expect(retryOnline(missing, offlineTexts)).rejects.toThrow()
  })
})
