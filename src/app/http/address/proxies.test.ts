import { expect, test } from 'vitest'
import { readSettings } from '#platform/operations/config/settings.ts'
import { isProxy } from './proxies.ts'

const settings = (env: Record<string, string>) => readSettings(env, '/', () => {})

test.each([
  ['one proxy on this machine', { TRUST_PROXY: '1' }, ['127.0.0.1', '203.0.113.9'], 1],
  ['one in its network', { TRUST_PROXY: '1' }, ['172.18.0.2', '203.0.113.9'], 1],
  ['an IPv4 address in an IPv6 one', { TRUST_PROXY: '1' }, ['::ffff:10.1.2.3', '203.0.113.9'], 1],
  ['an address with its zone', { TRUST_PROXY: '1' }, ['fe80::2%eth0', '203.0.113.9'], 1],
  ['no more than there are', { TRUST_PROXY: '1' }, ['127.0.0.1', '127.0.0.1', '203.0.113.9'], 1],
  ['whoever came past them', { TRUST_PROXY: '1' }, ['198.51.100.7', '127.0.0.1'], 0],
  ['whoever came past the first of two', { TRUST_PROXY: '2' }, ['127.0.0.1', '198.51.100.7', '127.0.0.1'], 1],
  [
    'both, where they are named',
    { TRUST_PROXY: '2', PROXY_ADDRESSES: '127.0.0.1, 198.51.100.0/24' },
    ['127.0.0.1', '198.51.100.7', '203.0.113.9'],
    2,
  ],
  [
    'its own network, where another is named',
    { TRUST_PROXY: '1', PROXY_ADDRESSES: '198.51.100.7' },
    ['10.0.0.1', '203.0.113.9'],
    0,
  ],
  ['what is no address', { TRUST_PROXY: '1' }, ['unknown'], 0],
  ['nobody without a proxy', {}, ['127.0.0.1'], 0],
])('%s is believed as far as it goes', (_, env: Record<string, string>, hops, believed) => {
  const is = isProxy(settings(env))
  const first = hops.findIndex((address, hop) => !is(address, hop))
  expect(first === -1 ? hops.length : first).toBe(believed)
})

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.0/', '127.0.0.1,'])(
  '%j names no addresses of proxies, and stops the start',
  (text) => expect(() => settings({ PROXY_ADDRESSES: text })).toThrow(/PROXY_ADDRESSES/),
)
