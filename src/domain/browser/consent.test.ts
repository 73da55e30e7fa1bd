import { expect, test } from 'vitest'
import { consentMark, decided, eachKind, hasDecided } from './consent.ts'

test('a decision is marked by its answer and by each kind', () => {
  expect(consentMark(decided(true))).toBe('1.111111')
  expect(consentMark(decided(false))).toBe('1.000000')
  expect(consentMark({ agree: true, ...eachKind(false), allowAnalyticsCookies: true })).toBe('1.101000')
})

test.each([
  ['', false],
  ['lang=en; consent=1.111111', true],
  ['consent=1.100000;sid=x', true],
  ['noconsent=1.111111', false],
  ['consent=1.1111111', false],
  ['consent=2.111111', false],
  ['consent=', false],
])('%j says that somebody has decided: %s', (cookies, is) => expect(hasDecided(cookies)).toBe(is))
