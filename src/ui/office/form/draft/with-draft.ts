import type { FieldDescription, FieldKind, FormSection } from '../../form-description.ts'

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])
const secrets: ReadonlySet<FieldKind> = new Set(['password', 'secret', 'file'])

/** What a form would send that may lie in a browser: no password, no secret, and nothing that is locked. */
export function draftOf(sent: FormData, sections: FormSection[]): [string, string][] {
  const names = new Set(
    fieldsOf(sections)
      .filter(isKept)
      .map((field) => field.name),
  )
  return [...sent].flatMap(([name, value]) => (names.has(name) && typeof value === 'string' ? [[name, value]] : []))
}

/** The sections with what was written in place of what is stored. */
export function withDraft(sections: FormSection[], values: [string, string][]): FormSection[] {
  const written = Map.groupBy(values, ([name]) => name)
  return sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => {
      const found = written.get(field.name)?.map(([, value]) => value)
      return found && isKept(field) ? { ...field, value: valueOf(field, found) } : field
    }),
  }))
}

const fieldsOf = (sections: FormSection[]) => sections.flatMap((section) => section.fields)
const isKept = ({ kind, isLocked }: FieldDescription) => !secrets.has(kind) && isLocked === undefined

function valueOf({ kind }: FieldDescription, written: string[]): FieldDescription['value'] {
  if (lists.has(kind)) return written.filter(Boolean)
  const last = written.at(-1) ?? ''
  return kind === 'boolean' ? last === 'true' : last
}
