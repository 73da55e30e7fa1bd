import { expect, test } from 'vitest'
import { chatCookie, chatCookieOf } from './cookie.ts'

test('the cookie of a sign-in under way is for this host alone, out of reach of scripts, and gone in ten minutes', () => {
  expect(chatCookie('s', true)).toBe('__Host-chat=s; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=600')
  expect(chatCookie('s', false)).toBe('chat=s; Path=/; HttpOnly; SameSite=Lax; Max-Age=600')
  expect(chatCookie('', true)).toMatch(/^__Host-chat=;.*Max-Age=0$/)
})

test('behind TLS a cookie that a neighbouring host has planted is not read', () => {
  expect(chatCookieOf('chat=planted; __Host-chat=own', true)).toBe('own')
  expect(chatCookieOf('chat=planted', true)).toBe('')
})
