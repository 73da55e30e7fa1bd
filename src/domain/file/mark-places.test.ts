import { describe, expect, test } from 'vitest'
import { type Leaf, markPlaces } from './mark-places.ts'

const mark = { width: 1200, height: 180, line: 1200 }

const turns = [0, 90, 180, 270] as const
const middleOf = ({ x, y, width, height, turned }: ReturnType<typeof markPlaces>[number]) => {
  const angle = (turned * Math.PI) / 180
  return {
    x: x + (Math.cos(angle) * width - Math.sin(angle) * height) / 2,
    y: y + (Math.sin(angle) * width + Math.cos(angle) * height) / 2,
  }
}

/** Where the viewer sees a point of the page: right and down, as fractions of the visible page. */
const seen = ({ x, y, width, height, turned }: Leaf, point: { x: number; y: number }) => {
  const [along, above] = [(point.x - x) / width, (point.y - y) / height]
  return { 0: [along, 1 - above], 90: [above, along], 180: [1 - along, above], 270: [1 - above, 1 - along] }[turned]!
}

describe.each(turns)('a page that is turned by %i', (turned) => {
  test.each([
    ['upright', 595, 842],
    ['lying', 842, 595],
    ['a slip', 300, 2000],
    ['a strip', 2000, 100],
  ])('(%s) has marks from top to bottom, in the middle and rising as they are read', (_what, width, height) => {
    const leaf = { x: 20, y: -40, width, height, turned }
    const places = markPlaces(leaf, mark)
    expect(places.length).toBeGreaterThanOrEqual(2)
    const points = places.map((place) => seen(leaf, middleOf(place)))
    for (const [at, [right, down]] of points.entries()) {
      expect(right).toBeCloseTo(0.5)
      expect(down).toBeCloseTo((at + 0.5) / places.length)
    }
    for (const place of places) {
      expect(place.turned - turned).toBe(24)
      expect(place.width / place.height).toBeCloseTo(mark.width / mark.height)
    }
  })
})

test('marks of many lines do not lie over each other, and there is an end to them', () => {
  const leaf: Leaf = { x: 0, y: 0, width: 600, height: 840, turned: 0 }
  const one = markPlaces(leaf, { ...mark, height: 90 })
  const many = markPlaces(leaf, { ...mark, height: 540 })
  expect(one.length).toBeGreaterThan(many.length)
  for (const { height } of many) expect(height * many.length).toBeLessThan(840)
  expect(markPlaces({ ...leaf, height: 1e6 }, mark)).toHaveLength(40)
})
