import type { Issue } from './issue.ts'

/** Whether the text can be stored and sent: it has no NUL and no lone surrogate. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

/** Returns the issue of a text that cannot be stored (see `isCleanText`), or null. */
export function textIssue(field: string, text: string): Issue | null {
  if (isCleanText(text)) return null
  return {
    field,
    code: 'unclean-text',
    th: 'ข้อความมีอักขระที่บันทึกไม่ได้',
    en: 'The text contains characters that cannot be saved',
  }
}

/** Whether the text has nothing visible: it is empty, or has only spaces and invisible letters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]*$/u.test(text)
}

/**
 * Returns the issue of a required text that is empty or blank, or null. `hint` names what is missing (specification
 * §5).
 */
export function blankIssue(field: string, given: { text: string; hint: Pick<Issue, 'th' | 'en'> }): Issue | null {
  if (!isBlank(given.text) || !isCleanText(given.text)) return textIssue(field, given.text)
  return { field, code: 'blank', ...given.hint }
}
