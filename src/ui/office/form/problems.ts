import { fill } from '#domain/locale/fill.ts'
import type { FormDescription, FormSection } from '../form-description.ts'

/** The sections with each problem at its field; a field's own text goes before the summary's. */
export function withProblems({ sections, problems }: FormDescription): FormSection[] {
  const texts = new Map(problems.map(({ name, text }) => [name, text]))
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, problem: field.problem ?? texts.get(field.name) })),
  }))
}

/** How many fields of a section are to be corrected. */
export function problemCount(section: FormSection): number {
  return section.fields.filter((field) => field.problem !== undefined).length
}

/** A sentence of the words with its `{n}` filled in. */
export function counted(words: string, n: number): string {
  return fill(words, { n })
}
