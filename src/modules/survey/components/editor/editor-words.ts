import type { officeWords, typeWords } from '../../screens/office/words.ts'

export type EditorWords = Record<keyof typeof officeWords, string>
export type TypeWords = Record<keyof typeof typeWords, string>
