import type { FieldDescription, FieldKind, FormSection } from '../../form-description.ts'
import { storedOf } from './conditions.ts'

/**
 * Returns the names of fields whose sent value differs from the stored one. It ignores empty entries of lists, the
 * false before a true, and hidden or locked fields.
 */
export function changedNames(sent: FormData, sections: FormSection[]): ReadonlySet<string> {
  const fields = sections.flatMap((section) => section.fields)
  const open = fields.filter((field) => field.isLocked === undefined && !field.isHidden)
  return new Set(open.filter((field) => sentText(sent, field) !== storedText(field)).map((field) => field.name))
}

function sentText(sent: FormData, field: FieldDescription): string {
  const all = sent.getAll(field.name).map((value) => String(value).replaceAll('\r\n', '\n'))
  return isList(field) ? listText(all) : (all.at(-1) ?? '')
}

function storedText(field: FieldDescription): string {
  const stored = storedOf(field)
  if (isList(field)) return listText([stored ?? []].flat().map(String))
  if (field.kind === 'boolean') return String(stored === true || stored === 'true')
  return field.kind === 'password' || field.kind === 'secret' ? '' : String(stored ?? '')
}

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])

function isList({ kind }: FieldDescription) {
  return lists.has(kind)
}

function listText(entries: string[]) {
  return entries.filter(Boolean).toSorted().join('\n')
}
