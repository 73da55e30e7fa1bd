import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['สมชาย ใจดี', 'สมชาย ใจดี'],
  ['ดร.สมชาย', 'ดร. สมชาย'],
  ['J. R. Smith', 'J. R. Smith'],
  ['https://evil.example/win', 'https evil. example win'],
  ['ชนะรางวัล evil.com', 'ชนะรางวัล evil. com'],
  ['www.evil.com', 'www. evil. com'],
  ['a@evil.com', 'a evil. com'],
  ['evil。com evil．com', 'evil. com evil. com'],
  ['mailto:x', 'mailto x'],
  ['ก'.repeat(300), 'ก'.repeat(100)],
])('%j is said as %j', (name, said) => {
  expect(plainName(name)).toBe(said)
})
