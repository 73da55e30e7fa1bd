import { goToNextCell, tableEditing } from '@tiptap/pm/tables'
import { type Editor, Node } from '@tiptap/react'

const roles: Record<string, string> = {
  ...{ table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' },
}

const span = (name: string) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1) || 1,
})

const cellAttributes = () => ({
  ...{ colspan: span('colspan'), rowspan: span('rowspan') },
  colwidth: { default: null, rendered: false },
})

const table = Node.create({
  ...{ name: 'table', group: 'block', content: 'tableRow+', isolating: true },
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts: () => ({ Tab: toCell(1), 'Shift-Tab': toCell(-1) }),
})

const toCell =
  (direction: 1 | -1) =>
  ({ editor }: { editor: Editor }) =>
    goToNextCell(direction)(editor.state, editor.view.dispatch)

/** A row remembers whether it is in the head, body or foot of its table. */
const tableRow = Node.create({
  ...{ name: 'tableRow', content: '(tableCell | tableHeader)*' },
  addAttributes: () => ({ part: { default: 'tbody', parseHTML: partOf, rendered: false } }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

const partOf = ({ parentElement }: HTMLElement) => {
  const name = parentElement?.tagName.toLowerCase() ?? ''
  return name === 'thead' || name === 'tfoot' ? name : 'tbody'
}

const tableCell = Node.create({
  ...{ name: 'tableCell', content: 'block+', isolating: true },
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
})

const tableHeader = Node.create({
  ...{ name: 'tableHeader', content: 'block+', isolating: true },
  addAttributes: () => ({ ...cellAttributes(), scope: {} }),
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
})

export const tables = [table, tableRow, tableCell, tableHeader]
