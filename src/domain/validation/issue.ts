/** One problem of an input: the field, a stable code for programs, and a short sentence for people. */
export interface Issue {
  field: string
  code: string
  th: string
  en: string
  /** The path of the screen that solves it, if it is another one. */
  lead?: string
}
