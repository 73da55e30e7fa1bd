import { isFormName } from '../../lint/names.ts'
import type { DraftPart, DraftSet } from './draft.ts'

/** Names of the form, each used once. */
export interface Names {
  parts: ReadonlyMap<DraftPart, string>
  sets: ReadonlyMap<DraftSet, string>
}

/** Gives each question and data set a name that a form may have, the one of the file where that is possible. */
export function nameParts(parts: readonly DraftPart[]): Names {
  const used = new Map<string, number>()
  const sets = new Map<DraftSet, string>()
  const named = parts.map((part): [DraftPart, string] => {
    if (part.set && !sets.has(part.set)) sets.set(part.set, freeName(part.set.source, used))
    return [part, freeName(part.source, used)]
  })
  return { parts: new Map(named), sets }
}

function freeName(source: string, used: Map<string, number>): string {
  const plain = plainName(source)
  let name = plain
  while (used.has(name)) {
    const next = (used.get(plain) ?? 1) + 1
    used.set(plain, next)
    name = `${plain}_${next}`
  }
  used.set(name, 1)
  return name
}

function plainName(source: string): string {
  const letters = source
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .replace(/^[^A-Za-z]+/, '')
    .slice(0, 56)
  const name = letters.charAt(0).toLowerCase() + letters.slice(1)
  return isFormName(name) ? name : 'field'
}
