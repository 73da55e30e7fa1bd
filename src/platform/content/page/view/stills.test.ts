import { expect, test } from 'vitest'
import { filled, newStaticBlocks, placeOf } from './static-blocks.ts'

const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

test('a document is put together from what is written and what was drawn', () => {
  const stills = newStaticBlocks()
  stills.pieces.push(Buffer.from('<p>หลักสูตร</p>'), Buffer.from('<p>ครู</p>'))
  const html = bytesOf(`<main>${placeOf(stills, 1)}ครูของ${placeOf(stills, 0)}${placeOf(stills, 1)}</main>`)
  expect(filled(html, stills).toString()).toBe('<main><p>ครู</p>ครูของ<p>หลักสูตร</p><p>ครู</p></main>')
})

test('one without still objects is what was written', () => {
  expect(filled(bytesOf('<p>วิชา</p>'), newStaticBlocks()).toString()).toBe('<p>วิชา</p>')
})

test('what looks like the place of one is left as it is, and a number that there is not is nothing', () => {
  const stills = newStaticBlocks()
  const foreign = placeOf(newStaticBlocks(), 0)
  expect(filled(`a${foreign}b${placeOf(stills, 7)}c`, stills).toString()).toBe(`a${foreign}bc`)
})

test('no two documents have the same mark', () => {
  expect(newStaticBlocks().mark).not.toBe(newStaticBlocks().mark)
})
