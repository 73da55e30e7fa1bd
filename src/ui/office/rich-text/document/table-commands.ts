import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, TableMap } from '@tiptap/pm/tables'
import type { CommandProps, JSONContent } from '@tiptap/react'

type Command = (props: CommandProps) => boolean

/** The commands for the table around the cursor. Deleting its last row or column deletes the table. */
export const tableCommands = {
  addRow: ({ state, dispatch }) => addRowAfter(state, dispatch),
  addColumn: ({ state, dispatch }) => addColumnAfter(state, dispatch),
  removeRow: ({ state, dispatch }) =>
    sizeOf(state).height === 1 ? deleteTable(state, dispatch) : deleteRow(state, dispatch),
  removeColumn: ({ state, dispatch }) =>
    sizeOf(state).width === 1 ? deleteTable(state, dispatch) : deleteColumn(state, dispatch),
} satisfies Record<string, Command>

function sizeOf({ selection: { $from } }: CommandProps['state']): { width: number; height: number } {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table') return TableMap.get($from.node(depth))
  return { width: 0, height: 0 }
}

const row = (type: 'tableHeader' | 'tableCell', part: 'thead' | 'tbody'): JSONContent => ({
  type: 'tableRow',
  attrs: { part },
  content: Array.from({ length: 3 }, () => ({ type, content: [{ type: 'paragraph' }] })),
})

/** Three columns with a head. */
export const newTable: JSONContent = {
  type: 'table',
  content: [row('tableHeader', 'thead'), row('tableCell', 'tbody'), row('tableCell', 'tbody')],
}
