import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/user/profile', '/lesson/detail/64?x=1', '/'])('keeps %s', (path) => {
  expect(safePath(path, '/no')).toBe(path)
})

test.each([
  ...['//evil.example', '\\\\evil', '/\\evil', 'https:evil', 'https://evil', 'javascript:alert(1)', '/\tevil'],
  ...['/..//evil', '/%09/../..//evil', '', null, undefined, '/a b', `/${'x'.repeat(600)}`],
])('refuses %j', (path) => {
  expect(safePath(path, '/no')).toBe('/no')
})
