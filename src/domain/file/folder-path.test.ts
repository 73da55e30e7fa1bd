import { expect, test } from 'vitest'
import { folderName, folderWithin, nameOf, parentOf, ancestorsOf } from './folder-path.ts'
import { searchTextOf } from './search-text.ts'

test.each([
  [' ปี  2569 ', 'ปี 2569'],
  ['ข่าว (มกราคม)', 'ข่าว (มกราคม)'],
  ['v1.2', 'v1.2'],
  ['ก'.repeat(60), 'ก'.repeat(60)],
])('%j names a folder as %j', (given, name) => expect(folderName(given)).toBe(name))

const none = [
  '',
  '  ',
  '.',
  '..',
  '...',
  'a/b',
  String.raw`a\b`,
  'C:',
  'a\0b',
  '\u0007',
  'a\u202eb',
  'x\ud800',
  '<b>',
  'ก'.repeat(61),
]
test.each(none)('%j names none', (given) => expect(folderName(given)).toBeNull())

test('a folder lies within others, four deep at most', () => {
  expect(folderWithin('', 'ข่าว')).toBe('ข่าว')
  expect(folderWithin('a/b/c', 'd')).toBe('a/b/c/d')
  expect(folderWithin('a/b/c/d', 'e')).toBeNull()
  expect([parentOf('a/b/c'), parentOf('a'), nameOf('a/b/c'), nameOf('a')]).toEqual(['a/b', '', 'c', 'a'])
  expect([ancestorsOf('a/b/c'), ancestorsOf('')]).toEqual([['a', 'a/b', 'a/b/c'], []])
})

test('a file is found by its name and by what it shows in both languages', () => {
  expect(searchTextOf({ name: 'รูป ๑.JPG', alt: 'น\u0e4d\u0e49\u0e32', altEn: 'Water' })).toBe('รูป 1.jpg น้ำ water')
})
