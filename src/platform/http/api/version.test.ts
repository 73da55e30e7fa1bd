import { expect, test } from 'vitest'
import { versionOf } from './version.ts'

test.each([
  ['nothing', {}, undefined],
  ['the body', { body: 3 }, 3],
  ['the data', { data: 3 }, 3],
  ['the header', { match: '"3"' }, 3],
  ['a weak header', { match: 'W/"3"' }, 3],
  ['a header without quotes', { match: ' 3 ' }, 3],
  ['any', { match: '*' }, undefined],
  ['all of them, agreeing', { body: 3, data: 3, match: '"3"' }, 3],
])('a version is read from %s', (_where, sent, version) => {
  expect(versionOf(sent)).toBe(version)
})

test.each([
  ['a text', { body: '3' }],
  ['null', { data: null }],
  ['a fraction', { body: 1.5 }],
  ['an operator', { data: { $gt: 0 } }],
  ['a tag that is none', { match: '"abc"' }],
  ['an empty header', { match: '' }],
  ['a list of tags', { match: '"1", "2"' }],
])('%s is no version', (_what, sent) => {
  expect(() => versionOf(sent)).toThrow('version wrong')
})

test('two versions that differ cannot both be the stored one', () => {
  expect(() => versionOf({ body: 3, match: '"4"' })).toThrow('conflict: version version')
})
