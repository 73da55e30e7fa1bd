import { describe, expect, it } from 'vitest'
import { sampleQuestions, sampleSlot } from '../samples/questions.ts'
import { pagesOf, pageWith } from './pages.ts'
import { slotNumbers } from './slot-numbers.ts'

const section = (title: string, slots: string) => ({
  ...{ title, instruction: `อ่าน${title}` },
  slots: [...slots].map((slot) =>
    slot >= 'a'
      ? sampleSlot(sampleQuestions['text-only'].question, { slot })
      : sampleSlot(sampleQuestions.short.question, { slot, number: Number(slot) }),
  ),
})
const sections = [section('A', '12a3'), section('B', 'b45')]
const layout = (perPage: number) =>
  pagesOf(sections, perPage).map((page) =>
    page.sections.map(({ title, slots }) => `${title}${slots.map(({ slot }) => slot).join('')}`).join(' '),
  )

describe('pages', () => {
  it.each([
    [0, ['A12a3 Bb45']],
    [1, ['A1', 'A2', 'Aa', 'A3', 'Bb', 'B4', 'B5']],
    [3, ['A12a', 'A3 Bb4', 'B5']],
    [9, ['A12a3 Bb45']],
  ])('of %i slots count text alone too', (perPage, expected) => {
    expect(layout(perPage)).toEqual(expected)
  })

  it('give the instruction of a section once', () => {
    const all = pagesOf(sections, 1).flatMap((page) => page.sections.map(({ instruction }) => instruction))
    expect(all).toEqual(['อ่านA', '', '', '', 'อ่านB', '', ''])
  })

  it('are found by a slot', () => {
    expect(['1', 'a', '5', 'x'].map((slot) => pageWith(pagesOf(sections, 3), slot))).toEqual([0, 0, 2, -1])
  })
})

it('lists questions by their numbers in the order of the paper', () => {
  expect(slotNumbers(sections).list(['5', 'a', '2'])).toBe('2, 5')
})
