import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Block } from '#platform/content/page/block.ts'
import type { EditorField } from '#domain/page/edit/block-editor.ts'
import { blockDrawings } from '#ui/office/icon/block-drawings.ts'

const declared = import.meta.glob<{ default: Block<unknown> }>('../../modules/*/blocks/**/block.ts', { eager: true })
const blocks = Object.values(declared).map((file) => file.default)

/** Returns the fields of a props schema by name. */
const shapeOf = (schema: unknown) => (schema as z.ZodObject).shape as Record<string, z.ZodType>

/** Returns the schema of an entry of a list, without its optional wrapper. */
const entryOf = (schema: z.ZodType): z.ZodType => (schema as unknown as z.ZodArray<z.ZodType>).element

describe.each(blocks.map((block) => [block.type, block] as const))('the block %s', (_, block) => {
  const { fields, fixed = [], icon } = block.editor

  test('has a field for each of its props, or says that nobody sets it', () => {
    expect([...fields.map(({ name }) => name), ...fixed].sort()).toEqual(Object.keys(shapeOf(block.props)).sort())
    for (const field of fields) {
      if (field.kind !== 'items') continue
      const inside = shapeOf(entryOf(shapeOf(block.props)[field.name]!))
      expect(field.fields.map(({ name }) => name).sort()).toEqual(Object.keys(inside).sort())
    }
  })

  test('starts with what it would accept, and so do the entries of its lists', () => {
    expect(block.props.safeParse(block.defaults).success).toBe(true)
    for (const field of fields) {
      if (field.kind !== 'items') continue
      const started = { ...(block.defaults as object), [field.name]: [field.start] }
      expect(block.props.safeParse(started)).toMatchObject({ success: true })
    }
  })

  test('accepts every choice that it offers, the ends of every number, and what an emptied field leaves', () => {
    for (const field of fields) {
      for (const value of valuesOf(field)) {
        const set = { ...(block.defaults as Record<string, unknown>), [field.name]: value }
        if (value === undefined) delete set[field.name]
        expect({ value, ...block.props.safeParse(set) }).toMatchObject({ success: true })
      }
    }
  })

  test('has a drawing, and asks for nothing on the word of a field that it has not', () => {
    expect(Object.keys(blockDrawings)).toContain(icon)
    const names = fields.map(({ name }) => name)
    for (const { when } of fields) if (when) expect(names).toContain(when.field)
  })
})

function valuesOf(field: EditorField): unknown[] {
  const emptied = field.isOptional ? [undefined] : []
  if (field.kind === 'choice') return [...field.choices.map(({ value }) => value), ...emptied]
  if (field.kind === 'number') {
    const ends = [field.min, field.max].map((end) => end * (field.perUnit ?? 1))
    return [...ends, ...(field.canBeEmpty ? [null] : []), ...emptied]
  }
  return field.kind === 'switch' ? [true, false] : emptied
}
