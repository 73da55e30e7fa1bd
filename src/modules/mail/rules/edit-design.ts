import { type BlockType, type EmailBlock, type EmailDesign, emptyBlock, maxBlocks } from './email-design.ts'

/** One change in the editor of a template. `at` is the place of a block. */
export type DesignEdit =
  | { do: 'add'; type: BlockType; after: number; id: string }
  | { do: 'move'; at: number; by: -1 | 1 }
  | { do: 'duplicate'; at: number; id: string }
  | { do: 'remove'; at: number }
  | { do: 'block'; at: number; change: object }
  | { do: 'design'; change: Partial<EmailDesign> }
  | { do: 'undo' }
  | { do: 'redo' }

/** The design with the states before it and after it. */
interface EditHistory {
  design: EmailDesign
  past: readonly EmailDesign[]
  future: readonly EmailDesign[]
  /** What was typed last. Further typing in the same place is undone with it. */
  typing: string
}

const maxUndo = 100

export const historyOf = (design: EmailDesign): EditHistory => ({ design, past: [], future: [], typing: '' })

/** Returns the history after a change. A change without effect returns the same one. */
export function editDesign(history: EditHistory, edit: DesignEdit): EditHistory {
  const { design, past, future } = history
  if (edit.do === 'undo')
    return past.length === 0
      ? history
      : { design: past.at(-1)!, past: past.slice(0, -1), future: [design, ...future], typing: '' }
  if (edit.do === 'redo')
    return future.length === 0
      ? history
      : { design: future[0]!, past: [...past, design], future: future.slice(1), typing: '' }
  const next = changed(design, edit)
  if (next === design) return history
  const typing = typingOf(edit)
  const isSameTyping = typing !== '' && typing === history.typing
  return { design: next, past: isSameTyping ? past : [...past, design].slice(-maxUndo), future: [], typing }
}

function typingOf(edit: DesignEdit): string {
  if (edit.do === 'block') return `${edit.at} ${Object.keys(edit.change).join()}`
  return edit.do === 'design' ? Object.keys(edit.change).join() : ''
}

type Change = Exclude<DesignEdit, { do: 'undo' | 'redo' }>

function changed(design: EmailDesign, edit: Change): EmailDesign {
  if (edit.do === 'design') return { ...design, ...edit.change }
  const blocks = changedBlocks(design.blocks, edit)
  return blocks === design.blocks ? design : { ...design, blocks }
}

function changedBlocks(blocks: readonly EmailBlock[], edit: Exclude<Change, { do: 'design' }>): readonly EmailBlock[] {
  const isFull = blocks.length >= maxBlocks
  if (edit.do === 'add') return isFull ? blocks : blocks.toSpliced(edit.after + 1, 0, emptyBlock(edit.type, edit.id))
  const block = blocks[edit.at]
  if (!block) return blocks
  switch (edit.do) {
    case 'move': {
      const to = edit.at + edit.by
      return to < 0 || to >= blocks.length ? blocks : blocks.toSpliced(edit.at, 1).toSpliced(to, 0, block)
    }
    case 'duplicate':
      return isFull ? blocks : blocks.toSpliced(edit.at + 1, 0, { ...block, id: edit.id })
    case 'remove':
      return blocks.toSpliced(edit.at, 1)
    case 'block':
      return blocks.with(edit.at, { ...block, ...edit.change } as EmailBlock)
  }
}
