import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DesignEdit, editDesign, historyOf } from './edit-design.ts'
import { blockTypes, type EmailDesign, maxBlocks, starterBlocks } from './email-design.ts'

const design: EmailDesign = {
  ...{ subject: 'x', preheader: '', language: 'th', subheader: '', footerText: '', footerColumns: [] },
  ...{ logoUrl: '', bannerImageUrl: '', bannerUrl: '', logoAlignment: 'left', headingAlignment: 'left' },
  ...{ headingFontSize: 18, blocks: starterBlocks },
}
const after = (...edits: DesignEdit[]) => edits.reduce(editDesign, historyOf(design))
const ids = (history: { design: EmailDesign }) => history.design.blocks.map(({ id }) => id).join(' ')

test.each<[string, DesignEdit[], string]>([
  ['moves a block down', [{ do: 'move', at: 0, by: 1 }], 'b002 b001 b003'],
  ['leaves the first block where it is', [{ do: 'move', at: 0, by: -1 }], 'b001 b002 b003'],
  ['duplicates after the block', [{ do: 'duplicate', at: 1, id: 'copy' }], 'b001 b002 copy b003'],
  ['adds after a place', [{ do: 'add', type: 'text', after: 0, id: 'new1' }], 'b001 new1 b002 b003'],
  ['removes', [{ do: 'remove', at: 1 }], 'b001 b003'],
  ['undoes a removal', [{ do: 'remove', at: 1 }, { do: 'undo' }], 'b001 b002 b003'],
  ['redoes it', [{ do: 'remove', at: 1 }, { do: 'undo' }, { do: 'redo' }], 'b001 b003'],
  ['ignores a place that is not there', [{ do: 'remove', at: 9 }], 'b001 b002 b003'],
])('%s', (_, edits, left) => {
  expect(ids(after(...edits))).toBe(left)
})

test('typing in one place is undone at once', () => {
  const typed = ['a', 'ab', 'abc'].map((subject): DesignEdit => ({ do: 'design', change: { subject } }))
  expect(after(...typed).design.subject).toBe('abc')
  expect(after(...typed, { do: 'undo' }).design.subject).toBe('x')
})

test('there are never more blocks than a template may have', () => {
  const many = Array.from({ length: maxBlocks + 5 }, (_, n): DesignEdit => ({
    do: 'add',
    type: 'text',
    after: 0,
    id: `n${n}00`,
  }))
  expect(after(...many).design.blocks).toHaveLength(maxBlocks)
})

test('undoing every change leads back to the beginning', () => {
  const at = fc.integer({ min: -1, max: 6 })
  const edit = fc.oneof(
    fc.record({ do: fc.constant('add' as const), type: fc.constantFrom(...blockTypes), after: at, id: fc.uuid() }),
    fc.record({ do: fc.constant('move' as const), at, by: fc.constantFrom(-1 as const, 1 as const) }),
    fc.record({ do: fc.constant('duplicate' as const), at, id: fc.uuid() }),
    fc.record({ do: fc.constant('remove' as const), at }),
  )
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const undone = edits.map((): DesignEdit => ({ do: 'undo' }))
      expect(after(...edits, ...undone).design).toEqual(design)
    }),
  )
})
