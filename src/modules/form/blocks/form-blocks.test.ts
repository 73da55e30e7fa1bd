import { describe, expect, it } from 'vitest'
import { formOf } from '#domain/form/read-form.ts'
import { fieldTypes } from '#domain/form/definition.ts'
import type { Page } from '#domain/page/page.ts'
import type { Block } from '#platform/content/page/block.ts'

const files = import.meta.glob<{ default: Block<unknown> }>('./*/form-*/block.ts', { eager: true })
const blocks = Object.values(files).map((file) => file.default)
const fields = blocks.filter(({ type }) => type !== 'form-flow-button')
const blockOf = (type: string) => blocks.find((block) => block.type === `form-${type}`)!

const pageOf = ({ type, defaults }: Block<unknown>): Page => ({
  version: 1,
  rows: [
    {
      ...{ id: 'r', gapSize: 24 },
      columns: [
        {
          ...{ id: 'c', col: 12, alignment: 'left' },
          objects: [
            {
              id: 'o',
              type,
              version: 1,
              props: { ...(defaults as Page['rows'][0]['columns'][0]['objects'][0]['props']), name: 'x' },
            },
          ],
        },
      ],
    },
  ],
})

it('every type of field has a block', () => {
  expect(fields.map(({ type }) => type).sort()).toEqual(fieldTypes.map((type) => `form-${type}`).sort())
})

describe.each(fields.map((block) => [block.type, block] as const))('the block %s', (type, block) => {
  it('is read by the judge with the very settings that the builder stores', () => {
    const [field] = formOf(pageOf(block)).fields
    expect(field).toMatchObject({ name: 'x', type: type.slice('form-'.length) })
    const stored = block.defaults as Record<string, unknown>
    const shared = Object.keys(stored).filter((name) => name in field! && name !== 'name')
    for (const name of shared) expect({ [name]: field![name as keyof typeof field] }).toEqual({ [name]: stored[name] })
  })
})

describe('what no field may have', () => {
  it.each([
    ['input', { name: '1x' }],
    ['input', { name: '__proto__' }],
    ['input', { name: 'x'.repeat(65) }],
    ['input', { show: 'yes' }],
    ['input', { unique: { collection: 'grant', key: 'email' } }],
    ['input', { unique: { collection: 'user', key: 'password' } }],
    ['input', { session: 'user.password' }],
    ['select', { options: 'ก' }],
    ['select', { options: Array(201).fill({ value: 'a', label: 'a' }) }],
    ['radiobox', { logics: [{ value: 'a', method: 'run', targets: [] }] }],
    ['upload', { fileSizeLimit: -1 }],
    ['upload', { fileTypeLimit: ['.PDF'] }],
    ['rating', { most: 1000 }],
    ['note', { text: 'ก'.repeat(10_001) }],
    ['flow-button', { flow: '../user' }],
  ])('%s refuses %j', (type, props) => {
    const block = blockOf(type)
    expect(block.props.safeParse({ ...(block.defaults as object), ...props }).success).toBe(false)
  })

  it('members of other fields, as imports bring them, are left out', () => {
    const block = blockOf('radiobox')
    const read = block.props.safeParse({ ...(block.defaults as object), minLength: 3, calculation: null })
    expect(read.data).toEqual(block.defaults)
  })
})
