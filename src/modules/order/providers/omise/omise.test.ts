import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { lookOf, linkShape } from './answers.ts'
import { omise } from './omise.ts'
import { verifyEvent } from './verify-event.ts'

const secret = 'd2ljaGEtdGVzdC1zZWNyZXQtMDEyMzQ1Njc4OWFiY2Q='
const at = 1795743015
const event = (more: object = {}) =>
  JSON.stringify({ object: 'event', id: 'evnt_test_1', livemode: false, data: { id: 'link_test_1' }, ...more })

const signed = (body: string, { key = secret, time = at } = {}) => ({
  'omise-signature-timestamp': String(time),
  'omise-signature': createHmac('sha256', Buffer.from(key, 'base64')).update(`${time}.${body}`).digest('hex'),
})
const verify = (body: string, headers: Record<string, string>, now = at * 1000) =>
  verifyEvent({ raw: Buffer.from(body), headers, secret, now })

describe('the signature of a webhook', () => {
  test('is that of the known vector', () => {
    expect(signed('{"id":"evt_1","amount":70000}')['omise-signature']).toBe(
      'c0e25f0d852e5a7340148973ac0a4a66ee3acd16f10e557ec0c9e8335bff1306',
    )
  })

  test('is accepted on the raw bytes, also as the second of two', () => {
    const body = event()
    expect(verify(body, signed(body))).toEqual({ id: 'evnt_test_1', isLive: false, refs: ['link_test_1'] })
    const two = { ...signed(body), 'omise-signature': `${'0'.repeat(64)},${signed(body)['omise-signature']}` }
    expect(verify(body, two)).not.toBeNull()
  })

  test('names the link of a charge', () => {
    const body = event({ data: { id: 'chrg_test_1', link: 'link_test_9' } })
    expect(verify(body, signed(body))?.refs).toEqual(['link_test_9'])
    const whole = event({ data: { id: 'chrg_test_1', link: { id: 'link_test_8' } } })
    expect(verify(whole, signed(whole))?.refs).toEqual(['link_test_8'])
  })

  const body = event()
  test.each<[string, string, Record<string, string>, number?]>([
    ['an edited body', body.replace('link_test_1', 'link_test_2'), signed(body)],
    ['another key', body, signed(body, { key: Buffer.from('other').toString('base64') })],
    ['no signature', body, {}],
    ['a signature without a time', body, { 'omise-signature': signed(body)['omise-signature'] }],
    ['a time that is not signed', body, { ...signed(body), 'omise-signature-timestamp': String(at + 1) }],
    ['an old message', body, signed(body), (at + 3600) * 1000],
    ['a message of the future', body, signed(body), (at - 3600) * 1000],
    ['a short signature', body, { ...signed(body), 'omise-signature': 'c0e2' }],
    ['letters that are no digits', body, { ...signed(body), 'omise-signature': 'z'.repeat(64) }],
    ['signed text that is no event', '[]', signed('[]')],
    ['signed text that is no JSON', '{', signed('{')],
  ])('%s is refused', (_, text, headers, now) => {
    expect(verify(text, headers, now)).toBeNull()
  })
})

const charge = { id: 'chrg_test_1', amount: 70000, currency: 'thb', livemode: false, status: 'successful', paid: true }
const link = (...data: object[]) =>
  linkShape.parse({
    ...{ object: 'link', id: 'link_test_1', amount: 70000, currency: 'thb', livemode: false },
    ...{ payment_uri: 'https://link.omise.co/x', charges: { data } },
  })

describe('the state of a link', () => {
  test.each<[string, object[], string]>([
    ['no charge', [], 'open'],
    ['a failed charge', [{ ...charge, status: 'failed', paid: false, failure_code: 'stolen' }], 'open'],
    ['a pending charge', [{ ...charge, status: 'pending', paid: false }], 'pending'],
    ['a charge that is authorised but not paid', [{ ...charge, paid: false }], 'open'],
    ['a failed and a successful charge', [{ ...charge, status: 'failed', paid: false }, charge], 'paid'],
  ])('with %s', (_, data, state) => {
    expect(lookOf(link(...data), 'link_test_1').state).toBe(state)
  })

  test('has money in satang and the reason of a failure', () => {
    expect(lookOf(link(charge), 'link_test_1').charges).toEqual([
      { ref: 'chrg_test_1', satang: 70000, currency: 'THB', isLive: false },
    ])
    const failed = { ...charge, status: 'failed', paid: false, failure_code: 'stolen' }
    expect(lookOf(link(failed), 'link_test_1').failure).toBe('stolen')
  })

  test('is gone when the link is deleted', () => {
    expect(lookOf({ ...link(), deleted: true }, 'link_test_1').state).toBe('gone')
  })

  test('of another link is refused', () => {
    expect(() => lookOf(link(charge), 'link_test_2')).toThrow(/answered with/)
  })

  test.each([[{ ...charge, amount: '700.00' }], [{ ...charge, amount: 700.5 }], [{ ...charge, amount: -1 }]])(
    'with the amount %j is refused',
    (wrong) => {
      expect(() => link(wrong)).toThrow(/amount/)
    },
  )
})

test.each([
  ['skey_test_5x', false],
  ['skey_5x', true],
  ['pkey_test_5x', null],
  ['skey test', null],
  ['', null],
])('the key %s is live: %s', (key, isLive) => {
  expect(omise.isLiveKey(key)).toBe(isLive)
})
