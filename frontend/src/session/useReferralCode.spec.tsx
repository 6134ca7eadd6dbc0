import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useReferralCode } from './useReferralCode'

interface Visit {
  address: string
  loadedAs?: string
  cameFrom?: string
}

function codeOf({ address, loadedAs = address, cameFrom = '' }: Visit) {
  Object.defineProperty(document, 'referrer', { configurable: true, value: cameFrom })
  const loaded = [{ name: location.origin + loadedAs }]
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => loaded,
  })
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(useReferralCode, { wrapper }).result.current
}

describe('useReferralCode', () => {
  it.each<[string, Visit, string | undefined]>([
    ['is in the address', { address: '/auth?mode=register&ref=BCDF234567' }, 'BCDF234567'],
    ['has a bracket behind it', { address: '/waitlist?ref=BCDF234567).' }, 'BCDF234567'],
    [
      'is kept while the visitor opens other pages first',
      { address: '/auth?mode=register', loadedAs: '/waitlist?ref=BCDF234567' },
      'BCDF234567',
    ],
    [
      'is read from the referrer if a link was followed before the code was set',
      {
        address: '/auth?mode=register',
        cameFrom: `${location.origin}/waitlist?ref=BCDF234567`,
      },
      'BCDF234567',
    ],
    [
      'is that of the current address if both have one',
      { address: '/waitlist?ref=ZZZZ234567', loadedAs: '/waitlist?ref=BCDF234567' },
      'ZZZZ234567',
    ],
    [
      'is not read from another site’s address',
      { address: '/auth', cameFrom: 'https://elsewhere.example/?ref=BCDF234567' },
      undefined,
    ],
    ['is too long to be one', { address: `/waitlist?ref=${'x'.repeat(33)}` }, undefined],
    ['is often missing', { address: '/auth' }, undefined],
  ])('%s', (_how, visit, code) => {
    expect(codeOf(visit)).toBe(code)
  })
})
