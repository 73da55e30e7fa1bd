import { expect, test } from 'vitest'
import { matchLessons } from './match-lessons.ts'

const lessons = (...names: string[]) => names.map((name, n) => ({ _id: `${name}-${n}`, name }))

test('lessons of one name stand for each other, each once, and others for none', () => {
  const from = lessons('แนะนำ', 'แบบฝึกหัด', 'แบบฝึกหัด', 'เก่า')
  const to = lessons('แบบฝึกหัด', ' แนะนำ', 'ใหม่')
  expect([...matchLessons(from, to)]).toEqual([
    ['แนะนำ-0', ' แนะนำ-1'],
    ['แบบฝึกหัด-1', 'แบบฝึกหัด-0'],
  ])
  expect(matchLessons([], to).size).toBe(0)
})
