import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['อ.ธีรพงษ์ วงศ์ช่างไฟ', 'ธว'],
  ['ดร. เกศินี โชติ', 'กช'],
  ['Somchai Jaidee', 'SJ'],
  ['คุณากร ใจดี', 'คจ'],
  ['คุณสมชาย ใจดี', 'สจ'],
  ['นายิกา เอี่ยมศรี', 'นอ'],
  ['', ''],
])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials))
