import type { ownWords } from '../../screens/own/words.ts'

/** What the controls of a question share. */
export interface ControlsProps {
  id: string
  words: Record<keyof typeof ownWords, string>
  values: Record<string, string[]>
  isWrong: boolean
}

/** The attributes that link a control to the text of its question and to what is wrong. */
export const linkedTo = (name: string, isWrong: boolean) => ({
  'aria-labelledby': `${name}-stem`,
  'aria-invalid': isWrong || undefined,
  ...(isWrong && { 'aria-describedby': `${name}-error` }),
})
