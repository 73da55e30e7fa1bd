import { expect, test } from 'vitest'
import { cssSize } from './row-size.ts'

test.each([
  [720, '720px'],
  ['720', '720px'],
  ['45rem', '45rem'],
  [' 80% ', '80%'],
  ['62.5%', '62.5%'],
  ['50dvh', '50dvh'],
  [undefined, null],
  ['', null],
  [-1, null],
  [1e9, null],
  ['calc(1px)', null],
  ['10px;position:fixed', null],
  ['url(https://evil.example)', null],
  ['10PX', null],
])('%j of a row is %j in CSS', (size, css) => expect(cssSize(size)).toBe(css))
