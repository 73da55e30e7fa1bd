import { expect, test } from 'vitest'
import { openQuoteLine } from './open-quote.ts'

test.each([
  ['a,b\n"c,d\ne,f\n', 2],
  ['a,b\r\n"x\r\ny",3\r\nq,"open\r\nz,z\r\n', 4],
  ['a,b\r"said ""yes""",1\r"open', 3],
  ['a"b,c\nd,"open\n\n\n', 2],
  ['"open\n\n', 1],
])('in %j the quote opens on line %i', (text, line) => {
  expect(openQuoteLine(text, { delimiter: ',', from: 0 })).toBe(line)
})

test('a line that says how cells are separated counts', () => {
  expect(openQuoteLine('sep=;\na;b\n1;"open\n', { delimiter: ';', from: 6 })).toBe(3)
})
