import { renderHook } from '@testing-library/react'
import { useFirstLoad } from './useFirstLoad'

const answered = { data: {}, loading: false }
const asked = { loading: true }
const skipped = { loading: false }

describe('useFirstLoad', () => {
  it('is true until each query is answered, has failed or is skipped', () => {
    const { result, rerender } = renderHook(queries => useFirstLoad(...queries), {
      initialProps: [asked, asked, skipped],
    })
    expect(result.current).toBe(true)
    rerender([answered, asked, skipped])
    expect(result.current).toBe(true)
    rerender([answered, { loading: false }, skipped])
    expect(result.current).toBe(false)
  })

  it('stays false when a query begins later, so that a page is not hidden again', () => {
    const { result, rerender } = renderHook(queries => useFirstLoad(...queries), {
      initialProps: [answered, skipped],
    })
    expect(result.current).toBe(false)
    rerender([answered, asked])
    expect(result.current).toBe(false)
  })
})
