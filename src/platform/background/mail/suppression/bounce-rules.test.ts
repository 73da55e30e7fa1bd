import { expect, test } from 'vitest'
import { judgeBounce } from './bounce-rules.ts'

test.each([
  ['5.1.1', 'hard'],
  ['5.1.2', 'hard'],
  ['5.1.10', 'hard'],
  ['5.2.2', 'soft'],
  ['4.2.2', 'soft'],
  ['4.4.1', 'soft'],
  ['4.7.0', 'ours'],
  ['5.7.1', 'ours'],
  ['5.7.26', 'ours'],
  ['5.3.4', 'ours'],
  ['5.1.100', 'ours'],
  [null, 'ours'],
] as const)('%s is %s', (code, verdict) => {
  expect(judgeBounce(code)).toBe(verdict)
})
