import { expect, test } from 'vitest'
import { chosen, followed, waitMs } from './slideshow.ts'

const begun = { slide: 0, isChosen: false, isPlaying: true }

test('after next or a dot it runs on by itself, once the slide was there long enough to be read', () => {
  const next = chosen(begun, { slide: 1, count: 3 })
  expect(next).toEqual({ slide: 1, isChosen: true, isPlaying: true })
  expect(waitMs(next, 2000)).toBe(7000)
  expect(waitMs(next, 9000)).toBe(9000)
  const after = followed(next, 3)
  expect(after).toEqual({ slide: 2, isChosen: false, isPlaying: true })
  expect(waitMs(after, 2000)).toBe(2000)
})

test.each([
  [-1, 2],
  [3, 0],
  [1, 1],
])('slide %i of three is slide %i, counted around', (slide, shown) =>
  expect(chosen(begun, { slide, count: 3 }).slide).toBe(shown),
)

test('who paused it stays in charge: next shows the next slide, and nothing moves by itself', () => {
  const paused = chosen({ ...begun, isPlaying: false }, { slide: 1, count: 3 })
  expect(paused.isPlaying).toBe(false)
  expect(waitMs(paused, 2000)).toBeNull()
})

test('the last slide is followed by the first', () => expect(followed({ ...begun, slide: 2 }, 3).slide).toBe(0))
