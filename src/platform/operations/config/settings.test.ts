import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const read = (url?: string) => readSettings({ PAYMENT_SIMULATOR_URL: url, NODE_ENV: 'test' }, '/', () => {})

test('there is no payment simulator unless its address is set', () => {
  expect(read().paymentSimulatorUrl).toBeUndefined()
  expect(read('').paymentSimulatorUrl).toBeUndefined()
  expect(read('http://127.0.0.1:4010/').paymentSimulatorUrl).toBe('http://127.0.0.1:4010')
})

test('the folder of e-Tax schemas is relative to the project, and unset by default', () => {
  const folder = (path?: string) => readSettings({ ETAX_SCHEMAS: path }, '/srv/wicha', () => {}).etaxSchemas
  expect([folder(), folder(''), folder('schemas'), folder('/opt/etda')]).toEqual([
    ...[undefined, undefined, '/srv/wicha/schemas', '/opt/etda'],
  ])
})

test.each([
  'https://api.omise.co',
  'http://10.0.0.5:4010',
  'http://simulator.example',
  'http://127.0.0.1.evil.example',
  'file:///x',
])('a payment simulator at %s stops the start', (url) => {
  expect(() => read(url)).toThrow(/PAYMENT_SIMULATOR_URL/)
})
