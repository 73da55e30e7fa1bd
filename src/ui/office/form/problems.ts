import { fill } from '#domain/locale/fill.ts'
import type { FormDescription, FormSection } from '../form-description.ts'

/** Returns the sections with each problem at its field. A field's own text precedes that of the summary. */
export function withProblems({ sections, problems }: FormDescription): FormSection[] {
  const texts = new Map(problems.map(({ name, text }) => [name, text]))
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, problem: field.problem ?? texts.get(field.name) })),
  }))
}

/** Returns the number of fields with a problem in a section. */
export function problemCount(section: FormSection): number {
  return section.fields.filter((field) => field.problem !== undefined).length
}

/** Fills the `{n}` placeholder of a text. */
export function counted(words: string, n: number): string {
  return fill(words, { n })
}
