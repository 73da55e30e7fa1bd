import { expect, test } from 'vitest'
import { firstText } from './first-text.ts'

const heading = (lead: string) => ({ type: 'heading', said: { lead } })
const text = (html: string) => ({ type: 'text', said: { html } })
const questions = (...asked: string[]) => ({
  type: 'accordion',
  said: { items: asked.map((question) => ({ question })) },
})

test.each([
  ['the lead of a heading', [heading('เรียนได้ทุกที่'), text('<p>อื่น</p>')], 'เรียนได้ทุกที่'],
  ['the first text that says something', [heading(''), text('<p> </p>'), text('<p>ยินดีต้อนรับ</p>')], 'ยินดีต้อนรับ'],
  ['its questions', [questions('เรียนฟรีไหม', 'ได้ใบประกาศไหม')], 'เรียนฟรีไหม ได้ใบประกาศไหม'],
  ['nothing where it has no words', [{ type: 'image', said: null }, questions()], ''],
])('a page says of itself %s', (_what, objects, said) => {
  expect(firstText(objects)).toBe(said)
})

test('says no more than search engines show', () => {
  expect(firstText([text(`<p>${'word '.repeat(200)}</p>`)]).length).toBeLessThanOrEqual(161)
})
