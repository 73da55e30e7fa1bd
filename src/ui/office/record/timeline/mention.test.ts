import { describe, expect, test } from 'vitest'
import { called, callingAt, matching } from './mention.ts'

const names = ['มาลี ศรีสวัสดิ์', 'วราภรณ์ สุขเกษม', 'Somchai Jaidee']

describe('a name is called', () => {
  test.each([
    ['@', ''],
    ['@มา', 'มา'],
    ['ฝากด้วย @มาลี ศรี', 'มาลี ศรี'],
    ['ฝาก (@ว', 'ว'],
  ])('by %s', (text, begun) => expect(callingAt(text, text.length)?.begun).toBe(begun))

  test.each(['', 'มาลี', 'me@wicha.test', '@มาลี\nแล้ว', `@${'ก'.repeat(80)}`])('not by %j', (text) =>
    expect(callingAt(text, text.length)).toBeNull(),
  )

  test('where the caret stands', () => expect(callingAt('@มาลี', 0)).toBeNull())
})

test.each([
  ['', names],
  ['สุข', ['วราภรณ์ สุขเกษม']],
  ['SOM', ['Somchai Jaidee']],
  ['มาลี ศ', ['มาลี ศรีสวัสดิ์']],
  ['มาลี ศรีสวัสดิ์', []],
  ['ไม่มี', []],
])('%j offers %j', (begun, expected) => expect(matching(names, begun)).toEqual(expected))

test('the name takes the place of what was begun, and the rest stays', () => {
  const text = 'ฝาก @มา ดูด้วย'
  const calling = callingAt(text, 7)!
  expect(called(text, { calling, name: names[0]! })).toEqual({ text: 'ฝาก @มาลี ศรีสวัสดิ์ ดูด้วย', caret: 21 })
})
