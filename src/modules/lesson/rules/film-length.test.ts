import { expect, it } from 'vitest'
import { isPlayed, leastLength } from './film-length.ts'

it.each([
  ['video', 10, 480_000],
  ['audio', 0, 0],
  ['text', 10, 86_400_000],
])('a %s of %d minutes is %d ms long at least', (kind, minutes, least) => {
  expect(leastLength({ kind, minutes })).toBe(least)
})

it('tells what plays from what is read', () => {
  expect(
    ['youtube', 'video', 'audio', 'text', 'pdf', 'file', 'link', 'assignment', 'session'].filter(isPlayed),
  ).toEqual(['youtube', 'video', 'audio'])
})
