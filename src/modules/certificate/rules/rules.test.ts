import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificateState } from './certificate-state.ts'
import { checkCode, readCheckCode } from './check-code.ts'
import { isFamilyName, plainName } from './family-name.ts'
import { certificateLayout } from './layout.ts'
import { imagesOf, starterLayout } from './layout-parts.ts'
import { buddhistYear, certificateNumber, defaultNumberPattern, isNumberPattern } from './number-pattern.ts'

describe('numbers', () => {
  test('have the code, the Buddhist year and six digits', () => {
    expect(certificateNumber(defaultNumberPattern, { code: 'SAFE', year: 2569, n: 42 })).toBe('SAFE-2569-000042')
    expect(certificateNumber('{CE}/{code}/{n:3}', { code: 'A', year: 2569, n: 1234 })).toBe('2026/A/1234')
    expect(buddhistYear('2026-12-31')).toBe(2569)
  })

  test.each([
    '{code}-{BE}',
    '{BE}-{n:6}',
    '{code}-{n:6}',
    '{code}-{BE}-{n:6}-{n:2}',
    '{code} {BE} {n:6}',
    '{code}-{BE}-{n:0}',
    '',
  ])('the pattern %j is refused', (pattern) => expect(isNumberPattern(pattern)).toBe(false))
})

describe('codes', () => {
  test('are four groups, and typed ones are read whatever their case and hyphens', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 10, maxLength: 10 }), (random) => {
        const code = checkCode(random)
        expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/)
        expect(readCheckCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
        expect(readCheckCode(code.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(code)
      }),
    )
  })

  test.each(['', 'abc', 'U000-0000-0000-0000', '0000-0000-0000-00000', "0000-0000-0000-000'"])('%j is none', (typed) =>
    expect(readCheckCode(typed)).toBeNull(),
  )
})

describe('family names', () => {
  const person = { familyName: 'ณ อยุธยา', names: ['นางสาวสมหญิง ณ อยุธยา', 'Somying Na Ayudhya'] }

  test.each([
    'ณ อยุธยา',
    ' ณ  อยุธยา ',
    'สมหญิง ณ อยุธยา',
    'น.ส.สมหญิง ณ อยุธยา',
    'SOMYING NA AYUDHYA',
    'Ms. Somying Na Ayudhya',
  ])('%j names the person', (typed) => expect(isFamilyName(typed, person)).toBe(true))

  test.each(['', 'นางสาว', 'อยุธยา', 'สมหญิง', 'ณ', 'ณ อยุธย', '%', 'นาง'])('%j does not', (typed) =>
    expect(isFamilyName(typed, person)).toBe(false),
  )

  test('a person with one name is found by it', () => {
    const one = { familyName: '', names: ['นายมานะ'] }
    expect(isFamilyName('มานะ', one)).toBe(true)
    expect(isFamilyName('', one)).toBe(false)
  })

  test('a name that begins like a title keeps its letters', () => {
    expect(plainName('Missy Drake')).toBe('missy drake')
    expect(plainName('Dr. Drake')).toBe('drake')
    expect(plainName('ดร. นายสมชาย ใจดี')).toBe('สมชาย ใจดี')
  })
})

test('a certificate is valid until the moment that it ends, and a revoked one never', () => {
  const expiresAt = '2026-11-28T16:59:59.999Z'
  const end = Date.parse(expiresAt)
  expect(certificateState({ status: 'issued', expiresAt: null }, end)).toBe('valid')
  expect(certificateState({ status: 'issued', expiresAt }, end - 1)).toBe('valid')
  expect(certificateState({ status: 'issued', expiresAt }, end)).toBe('expired')
  expect(certificateState({ status: 'revoked', expiresAt: null }, end)).toBe('revoked')
})

test('a layout refuses addresses of other servers, unknown fields and sizes beyond the page', () => {
  const [element] = starterLayout().elements
  const bad = [
    { background: 'https://x.test/a.png' },
    { background: 'upload/../a.png' },
    { elements: [{ ...element, x: -1 }] },
  ]
  const whole = starterLayout()
  for (const one of [...bad, { elements: [{ ...element, kind: 'script' }] }, { html: '<b>' }])
    expect(certificateLayout.safeParse({ ...whole, ...one }).success, JSON.stringify(one)).toBe(false)
  expect(imagesOf({ ...starterLayout(), background: 'upload/a.png' })).toEqual(['upload/a.png'])
})
