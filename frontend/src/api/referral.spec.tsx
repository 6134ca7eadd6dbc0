import { renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { useReferralCode } from './referral'

function codeAt(address: string, cameFrom: string) {
  Object.defineProperty(document, 'referrer', { configurable: true, value: cameFrom })
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(useReferralCode, { wrapper }).result.current
}

describe('the code of a followed invitation', () => {
  it.each([
    ['stands in the address', '/auth?mode=register&ref=BCDF234567', '', 'BCDF234567'],
    [
      'comes along from the page a link was followed on too early',
      '/auth?mode=register',
      `${location.origin}/waitlist?ref=BCDF234567`,
      'BCDF234567',
    ],
    ['is nobody else’s', '/auth', 'https://elsewhere.example/?ref=BCDF234567', undefined],
    ['is often missing', '/auth', '', undefined],
  ])('%s', (_how, address, cameFrom, code) => {
    expect(codeAt(address, cameFrom)).toBe(code)
  })
})
