import type { Issue } from './issue.ts'

/** True when the text can be stored and sent: it holds no NUL and no lone surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** The issue of a text that cannot be stored (see `isCleanText`), or null. */
export function textIssue(field: string, text: string): Issue | null {
  if (isCleanText(text)) return null
  return {
    field,
    code: 'unclean-text',
    th: 'ข้อความมีอักขระที่บันทึกไม่ได้',
    en: 'The text contains characters that cannot be saved',
  }
}

/** True when nothing of the text can be seen: it is empty, or holds spaces and invisible letters alone. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text)
}

/** The issue of a required text that is empty or blank, or null; `hint` names what is missing (specification §5). */
export function blankIssue(field: string, given: { text: string; hint: Pick<Issue, 'th' | 'en'> }): Issue | null {
  if (!isBlank(given.text) || !isCleanText(given.text)) return textIssue(field, given.text)
  return { field, code: 'blank', ...given.hint }
}
