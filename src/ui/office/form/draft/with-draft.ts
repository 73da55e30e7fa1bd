import { changedNames } from '../writing/changes.ts'
import { storedOf } from '../writing/conditions.ts'
import type { FieldDescription, FieldKind, FormSection } from '../../form-description.ts'

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])
const secrets: ReadonlySet<FieldKind> = new Set(['password', 'secret', 'file'])

/** Returns the changed fields that may be stored in a browser: no passwords, no secrets, nothing locked. */
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

/** Returns the sections with the draft's values instead of the stored ones. */
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

/** Whether a draft contains anything that the form does not already show. */
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
