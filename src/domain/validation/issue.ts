/** One thing wrong with what was sent: the field, a stable code for programs, and a short sentence for people. */
export interface Issue {
  field: string
  code: string
  th: string
  en: string
  /** The path of the screen where it is mended, where that is another one. */
  lead?: string
}
