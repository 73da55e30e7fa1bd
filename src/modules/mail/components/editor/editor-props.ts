import type { DesignEdit } from '../../rules/edit-design.ts'
import type { BlockType } from '../../rules/email-design.ts'
import type { DesignIssueCode } from '../../template/check-design.ts'
import type { editorWords } from './words.ts'

export type EditorWords = Record<keyof typeof editorWords, string>

/** What all parts of the editor share. */
export interface EditorTexts {
  words: EditorWords
  blocks: Record<BlockType, string>
  alignments: Record<'left' | 'center' | 'right', string>
  issues: Record<DesignIssueCode, string>
  fields: { value: string; label: string }[]
}

export type Edit = (edit: DesignEdit) => void
