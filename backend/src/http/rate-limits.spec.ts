import { networkOf } from './rate-limits'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('rate limits: %s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
