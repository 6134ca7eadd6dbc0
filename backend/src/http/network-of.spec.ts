import { networkOf } from './network-of'

test.each([
  ['192.0.2.1', ['192.0.2.1:51000', ' 192.0.2.1', '192.000.002.001', '::ffff:192.0.2.1']],
  ['192.0.2.1', ['::FFFF:192.0.2.1', '[::ffff:192.0.2.1]:443', '::ffff:c000:201']],
  ['192.0.2.1', ['0:0:0:0:0:ffff:192.0.2.1', '::ffff:192.000.002.001']],
  ['2001:db8:0:0', ['2001:db8::1', '2001:DB8::1', '[2001:db8::1]', '[2001:db8::1]:443']],
  ['2001:db8:0:0', ['2001:0db8:0000:0000::ffff', '2001:db8::192.0.2.1', '2001:db8:0:0:1:2:3:4']],
  ['fe80:0:0:0', ['fe80::1%eth0', 'fe80::2']],
  ['0:0:0:0', ['::1', '::']],
])('network: %s is counted for all spellings (SEC-T2)', (network, spellings) => {
  for (const address of spellings) expect(networkOf(address)).toBe(network)
})

test.each([
  'unknown',
  '',
  '_hidden',
  '1:2:3:4:5:6:7:8:9::',
  '::1::2',
  '[::1',
  '999.1.1.1',
  'f3b0c442-98fc-4c14-9afb-f4c8996fb924',
])('network: %j is no address and is counted as it is', text => {
  expect(networkOf(text)).toBe(text)
})
