import { EditorState, TextSelection } from '@tiptap/pm/state'
import { type CommandProps, getSchema, type JSONContent } from '@tiptap/react'
import { expect, it } from 'vitest'
import { documentParts } from './parts.ts'
import { newTable, tableCommands } from './table-commands.ts'
import { writeBlock } from './write.ts'

const schema = getSchema(documentParts({ locked: 'x' }))

const after = (table: JSONContent, does: (keyof typeof tableCommands)[]) => {
  let state = EditorState.create({ schema, doc: schema.nodeFromJSON({ type: 'doc', content: [table] }) })
  for (const name of does) {
    state = state.apply(state.tr.setSelection(TextSelection.near(state.doc.resolve(1))))
    const dispatch = (tr: typeof state.tr) => void (state = state.apply(tr))
    tableCommands[name]({ state, dispatch } as unknown as CommandProps)
  }
  return writeBlock(state.doc.firstChild!.toJSON() as JSONContent)
}

const small: JSONContent = {
  ...newTable,
  content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [{ type: 'paragraph' }] }] }],
}

it.each<[keyof typeof tableCommands, string]>([
  ['addRow', '<table><tbody><tr><td></td></tr><tr><td></td></tr></tbody></table>'],
  ['addColumn', '<table><tbody><tr><td></td><td></td></tr></tbody></table>'],
  ['removeRow', '<p></p>'],
  ['removeColumn', '<p></p>'],
])('%s does what it says to the table around the cursor', (name, html) => {
  expect(after(small, [name])).toBe(html)
})

it('a new table has three columns and a head', () => {
  const [head, cell] = ['<th></th>'.repeat(3), '<td></td>'.repeat(3)]
  const body = `<tr>${cell}</tr>`.repeat(2)
  expect(after(newTable, [])).toBe(`<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`)
})

it('what was added is taken away again', () => {
  expect(after(newTable, ['addColumn', 'removeColumn'])).toBe(after(newTable, []))
})
