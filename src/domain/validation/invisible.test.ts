import { expect, it } from 'vitest'
import { onlyVisible, trimmed, withoutLayout } from './invisible.ts'

const unseen = ['\u200b', '\u2060', '\u200e', '\u200f', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u180e']

it.each(unseen)('%j is removed before, behind and within', (sign) => {
  const text = `${sign} ส${sign}มชาย${sign}ใจดี ${sign}`
  expect(trimmed(text)).toBe(`ส${sign}มชาย${sign}ใจดี`)
  expect(withoutLayout(text)).toBe('สมชายใจดี')
  expect(onlyVisible(text)).toBe('สมชายใจดี')
})

it.each<[string, string, string]>([
  ['👩\u200d🏫 สอน', '👩\u200d🏫 สอน', '👩🏫 สอน'],
  ['รัก ❤\ufe0f', 'รัก ❤\ufe0f', 'รัก ❤'],
  ['\u200dก', 'ก', 'ก'],
  ['\u200b', '', ''],
  ['ทำดี ได้ดี', 'ทำดี ได้ดี', 'ทำดี ได้ดี'],
  ['a\u00a0b', 'a\u00a0b', 'a\u00a0b'],
])('%j is shown as %j and compared as %j', (text, shown, compared) => {
  expect(withoutLayout(text)).toBe(shown)
  expect(onlyVisible(text)).toBe(compared)
})
