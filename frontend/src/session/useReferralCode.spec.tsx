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
    ['stands in the address', { address: '/auth?mode=register&ref=BCDF234567' }, 'BCDF234567'],
    [
      'stays with whoever looks around first',
      { address: '/auth?mode=register', loadedAs: '/waitlist?ref=BCDF234567' },
      'BCDF234567',
    ],
    [
      'comes along from the page a link was followed on too early',
      {
        address: '/auth?mode=register',
        cameFrom: `${location.origin}/waitlist?ref=BCDF234567`,
      },
      'BCDF234567',
    ],
    [
      'is the one of the address at hand',
      { address: '/waitlist?ref=ZZZZ234567', loadedAs: '/waitlist?ref=BCDF234567' },
      'ZZZZ234567',
    ],
    [
      'is nobody else’s',
      { address: '/auth', cameFrom: 'https://elsewhere.example/?ref=BCDF234567' },
      undefined,
    ],
    ['is often missing', { address: '/auth' }, undefined],
  ])('%s', (_how, visit, code) => {
    expect(codeOf(visit)).toBe(code)
  })
})
