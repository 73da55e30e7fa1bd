import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { normalizeEmail, emailIssue } from './email.ts'
import { jsonFault } from './json.ts'
import { confirmIssue, passwordIssue } from './password.ts'
import { schemaIssues } from './schema-issues.ts'
import { blankIssue, isCleanText, textIssue } from './text.ts'

describe('e-mail', () => {
  test.each([
    'somchai@gmail.com',
    'som.chai+1@mail.co.th',
    'a@b.io',
    'me@myexample.com',
    'example.com@gmail.com',
    "o'neil@x-y.org",
  ])('%s is taken', (text) => {
    expect(emailIssue('email', text)).toBeNull()
  })

  test.each([
    '',
    'somchai',
    'somchai@',
    '@gmail.com',
    'a@b',
    'a b@gmail.com',
    ' a@gmail.com',
    'a@gmail.com\nBcc: x@y.com',
    'สมชาย@gmail.com',
    'a@ไทย.com',
    'a@@gmail.com',
    'a@gmail..com',
    'a@-gmail.com',
    'a@example.com',
    'A@EXAMPLE.COM',
    'a@mail.example.com',
    'a@example.net',
    'a@example.org',
    `${'a'.repeat(65)}@gmail.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('%j is refused', (text) => {
    expect(emailIssue('email', text)).toMatchObject({ field: 'email', th: '** กรุณากรอกอีเมล์ให้ถูกต้อง' })
  })

  test('is compared without case', () => {
    expect(normalizeEmail(' SomChai@Gmail.com ')).toBe('somchai@gmail.com')
  })
})

describe('password', () => {
  test.each(['12345678', 'a'.repeat(128), 'pässwörd', '!@#$%^&*'])('%s is taken', (password) => {
    expect(passwordIssue('password', password)).toBeNull()
  })

  test.each([
    '',
    '1234567',
    'a'.repeat(129),
    'pass word',
    'password\t',
    'password\u00a0',
    'passwordก',
    '๑2345678',
    'passwor\0d',
  ])('%j is refused', (password) => {
    expect(passwordIssue('password', password)?.th).toBe('** รหัสผ่านต้องมีอักขระ 8-20 ตัวและไม่มีช่องว่าง')
  })

  test('must be repeated exactly', () => {
    expect(confirmIssue('confirm', { password: 'a', confirm: 'a' })).toBeNull()
    expect(confirmIssue('confirm', { password: 'a', confirm: 'A' })?.th).toBe('** ยืนยันรหัสผ่านไม่ตรงกับรหัสผ่าน')
  })
})

describe('text', () => {
  test.each([
    ['สวัสดี 😀', true],
    ['', true],
    ['\0', false],
    ['\ud83d', false],
    ['\ude00 ก', false],
  ])('%j is clean: %s', (text, expected) => {
    expect(isCleanText(text)).toBe(expected)
    expect(textIssue('name', text) === null).toBe(expected)
  })

  test('may not be blank', () => {
    const hint = { th: '** กรุณากรอกชื่อ', en: 'Please enter your first name' }
    expect(blankIssue('firstname', { text: ' \u00a0', hint })).toEqual({ field: 'firstname', code: 'blank', ...hint })
    expect(blankIssue('firstname', { text: '\u200b\ufeff \u0007', hint })?.code).toBe('blank')
    expect(blankIssue('firstname', { text: 'สมชาย', hint })).toBeNull()
    expect(blankIssue('firstname', { text: 'a\0', hint })?.code).toBe('unclean-text')
  })
})

test.each<[string, unknown, string | null]>([
  ['plain JSON', { a: [1, 'ก', null, true, { b: {} }] }, null],
  ['an object without prototype', Object.create(null), null],
  ['NaN', { a: Number.NaN }, 'not-json'],
  ['a date', new Date(0), 'not-json'],
  ['a function', () => 1, 'not-json'],
  ['a lone surrogate as key', { '\ud800': 1 }, 'unclean-text'],
  ['four levels', [[[[]]]], null],
  ['five levels', [[[[[]]]]], 'too-deep'],
  ['60 bytes', 'a'.repeat(58), null],
  ['61 bytes', 'a'.repeat(59), 'too-large'],
  ['bytes, not letters', 'ก'.repeat(20), 'too-large'],
])('%s', (_, value, fault) => {
  expect(jsonFault(value, { depth: 4, bytes: 60 })).toBe(fault)
})

test('what a schema refuses is told in both languages, at most so many times', () => {
  const schema = z.strictObject({ a: z.number().min(1), b: z.array(z.enum(['x'])), c: z.string() })
  const read = schema.safeParse({ a: 0, b: ['y'], d: 1 })
  const issues = read.success ? [] : schemaIssues(read.error)
  expect(issues.map(({ field, code }) => [field, code])).toEqual([
    ['a', 'too_small'],
    ['b.0', 'invalid_value'],
    ['c', 'invalid_type'],
    ['', 'unrecognized_keys'],
  ])
  expect(issues.every(({ th, en }) => /[ก-๙]/.test(th) && /[a-z]/.test(en))).toBe(true)
  expect(read.success ? [] : schemaIssues(read.error, 1)).toHaveLength(1)
})
