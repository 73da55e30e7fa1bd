import { changedNames } from '../writing/changes.ts'
import { storedOf } from '../writing/conditions.ts'
import type { FieldDescription, FieldKind, FormSection } from '../../form-description.ts'

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])
const secrets: ReadonlySet<FieldKind> = new Set(['password', 'secret', 'file'])

/** What was changed in a form and may be in a browser: no password, no secret, and nothing that is locked. */
export function draftOf(
  sent: FormData,
  { sections, changed }: { sections: FormSection[]; changed: ReadonlySet<string> },
): [string, string][] {
  const names = new Set(
    fieldsOf(sections)
      .filter((field) => isKept(field) && changed.has(field.name))
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
      return found && isKept(field) ? { ...field, value: valueOf(field, found), stored: storedOf(field) } : field
    }),
  }))
}

/** Whether a draft holds anything that a form does not show already. */
export function hasMore(values: [string, string][], sections: FormSection[]): boolean {
  const sent = new FormData()
  for (const [name, value] of values) sent.append(name, value)
  const names = new Set(values.map(([name]) => name))
  return [...changedNames(sent, sections)].some((name) => names.has(name))
}

const fieldsOf = (sections: FormSection[]) => sections.flatMap((section) => section.fields)
const isKept = ({ kind, isLocked }: FieldDescription) => !secrets.has(kind) && isLocked === undefined

function valueOf({ kind }: FieldDescription, written: string[]): FieldDescription['value'] {
  if (lists.has(kind)) return written.filter(Boolean)
  const last = written.at(-1) ?? ''
  return kind === 'boolean' ? last === 'true' : last
}
