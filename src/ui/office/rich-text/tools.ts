import Undo from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import Redo from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import Bold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs'
import ColumnInsert from '@tabler/icons-react/dist/esm/icons/IconColumnInsertRight.mjs'
import ColumnRemove from '@tabler/icons-react/dist/esm/icons/IconColumnRemove.mjs'
import H2 from '@tabler/icons-react/dist/esm/icons/IconH2.mjs'
import H3 from '@tabler/icons-react/dist/esm/icons/IconH3.mjs'
import Italic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs'
import Link from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import List from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import ListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import Line from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import Quote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs'
import RowInsert from '@tabler/icons-react/dist/esm/icons/IconRowInsertBottom.mjs'
import RowRemove from '@tabler/icons-react/dist/esm/icons/IconRowRemove.mjs'
import Table from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import type { ChainedCommands, Editor } from '@tiptap/react'
import { newTable, tableCommands } from './document/table-commands.ts'
import type { EditorWords } from '../form-description.ts'

export interface Tool {
  name: keyof EditorWords
  Drawing: typeof Bold
  run: (chain: ChainedCommands) => ChainedCommands
  isActive?: (editor: Editor) => boolean
  /** Shown only where it can act. */
  isShown?: (editor: Editor) => boolean
  /** Begins a new group. */
  isApart?: boolean
}

export const tools: Tool[] = [
  { name: 'bold', Drawing: Bold, run: (chain) => chain.toggleBold(), isActive: (editor) => editor.isActive('bold') },
  {
    name: 'italic',
    Drawing: Italic,
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading2',
    Drawing: H2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isActive: isHeading(2),
    isApart: true,
  },
  { name: 'heading3', Drawing: H3, run: (chain) => chain.toggleHeading({ level: 3 }), isActive: isHeading(3) },
  {
    name: 'bullets',
    Drawing: List,
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
    isApart: true,
  },
  {
    name: 'numbers',
    Drawing: ListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    Drawing: Quote,
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
  { name: 'link', Drawing: Link, run: (chain) => chain, isActive: (editor) => editor.isActive('link') },
  { name: 'line', Drawing: Line, run: (chain) => chain.setHorizontalRule() },
  { name: 'table', Drawing: Table, run: (chain) => chain.insertContent(newTable), isApart: true },
  { name: 'addRow', Drawing: RowInsert, run: (chain) => chain.command(tableCommands.addRow), isShown: isInTable },
  {
    name: 'addColumn',
    Drawing: ColumnInsert,
    run: (chain) => chain.command(tableCommands.addColumn),
    isShown: isInTable,
  },
  { name: 'removeRow', Drawing: RowRemove, run: (chain) => chain.command(tableCommands.removeRow), isShown: isInTable },
  {
    name: 'removeColumn',
    Drawing: ColumnRemove,
    run: (chain) => chain.command(tableCommands.removeColumn),
    isShown: isInTable,
  },
  { name: 'undo', Drawing: Undo, run: (chain) => chain.undo(), isApart: true },
  { name: 'redo', Drawing: Redo, run: (chain) => chain.redo() },
]

function isHeading(level: 2 | 3) {
  return (editor: Editor) => editor.isActive('heading', { level })
}

function isInTable(editor: Editor) {
  return editor.isActive('table')
}
