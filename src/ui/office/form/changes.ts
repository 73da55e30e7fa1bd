import { type RefObject, useCallback, useState } from 'react'
import type { FieldDescription, FieldKind, FormSection } from '../form-description.ts'

/** The names of the fields that now differ from what was described; `measure` looks again. */
export function useChanges(form: RefObject<HTMLFormElement | null>, sections: FormSection[]) {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const measure = useCallback(() => {
    requestAnimationFrame(() => {
      if (form.current) setChanged(changedNames(new FormData(form.current), sections))
    })
  }, [form, sections])
  return { changed, measure }
}

/** Which fields a form would now send differently. Empty entries of lists and the false before a true do not count. */
export function changedNames(sent: FormData, sections: FormSection[]): ReadonlySet<string> {
  const fields = sections.flatMap((section) => section.fields).filter((field) => field.isLocked === undefined)
  return new Set(fields.filter((field) => sentText(sent, field) !== describedText(field)).map((field) => field.name))
}

function sentText(sent: FormData, field: FieldDescription): string {
  const all = sent.getAll(field.name).map((value) => String(value).replaceAll('\r\n', '\n'))
  return isList(field) ? listText(all) : (all.at(-1) ?? '')
}

function describedText(field: FieldDescription): string {
  if (isList(field)) return listText([field.value ?? []].flat().map(String))
  if (field.kind === 'boolean') return String(field.value === true || field.value === 'true')
  return field.kind === 'password' || field.kind === 'secret' ? '' : String(field.value ?? '')
}

const lists: ReadonlySet<FieldKind> = new Set(['choices', 'codes', 'people', 'references'])

function isList({ kind }: FieldDescription) {
  return lists.has(kind)
}

function listText(entries: string[]) {
  return entries.filter(Boolean).toSorted().join('\n')
}
