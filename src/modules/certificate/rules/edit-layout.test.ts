import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editLayout, type LayoutEdit } from './edit-layout.ts'
import { certificateLayout } from './layout.ts'
import { elementKinds, pageSize, starterLayout } from './layout-parts.ts'

const at = fc.integer({ min: -1, max: 14 })
const delta = fc.double({ min: -400, max: 400, noNaN: true })
const edit: fc.Arbitrary<LayoutEdit> = fc.oneof(
  fc.record({ do: fc.constant('add' as const), kind: fc.constantFrom(...elementKinds) }),
  fc.record({ do: fc.constantFrom('remove' as const, 'copy' as const, 'raise' as const, 'lower' as const), at }),
  fc.record({ do: fc.constantFrom('move' as const, 'resize' as const), at, dx: delta, dy: delta }),
  fc.record({ do: fc.constant('page' as const), page: fc.constantFrom('landscape' as const, 'portrait' as const) }),
)

describe('the editor of a layout', () => {
  test('whatever is done, the layout can be stored and every element is on the page', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 40 }), (edits) => {
        const layout = edits.reduce(editLayout, starterLayout())
        expect(certificateLayout.safeParse(layout).success).toBe(true)
        const { width, height } = pageSize(layout.page)
        for (const { x, y, w, h } of layout.elements) {
          expect(x + w).toBeLessThanOrEqual(width + 0.05)
          expect(y + h).toBeLessThanOrEqual(height + 0.05)
        }
      }),
    )
  })

  test('an arrow key moves by one millimetre, and an element is raised over the next one', () => {
    const before = starterLayout()
    const moved = editLayout(before, { do: 'move', at: 1, dx: 0, dy: 1 })
    expect(moved.elements[1]).toEqual({ ...before.elements[1], y: before.elements[1]!.y + 1 })
    const raised = editLayout(before, { do: 'raise', at: 0 })
    expect(raised.elements.slice(0, 2)).toEqual([before.elements[1], before.elements[0]])
    expect(editLayout(before, { do: 'remove', at: 0 }).elements).toHaveLength(before.elements.length - 1)
  })
})
