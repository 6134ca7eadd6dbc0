/** @jest-environment <rootDir>/scripts/serverEnvironment.cjs */
import { availability } from './availability'

const resetsAt = '2026-11-22T05:00:00.000Z'
const stats = { spotsRemaining: 3, total: 100, capacity: 225, resetsAt }

describe('availability', () => {
  it.each([
    ['some are left', stats, { kind: 'open' }],
    ['today’s are taken', { ...stats, spotsRemaining: 0 }, { kind: 'tomorrow', resetsAt }],
    ['all are taken', { ...stats, spotsRemaining: 0, total: 225 }, { kind: 'full' }],
    ['the server has not responded', undefined, { kind: 'unknown' }],
  ])('%s', (_texts, given, expected) => {
    expect(availability(given)).toEqual(expected)
  })
})
