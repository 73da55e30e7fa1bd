import { expect, test } from 'vitest'
import { knowsTag } from './knows-tag.ts'

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('who sends %j has it: %s', (sent, knows) => expect(knowsTag(sent, '"a"')).toBe(knows))
