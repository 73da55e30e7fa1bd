import type { Entry } from './outline.ts'

type Part = 'title' | 'titleEn' | 'target'

/** What is wrong with entries, by id and field. The server identifies entries by position. */
export const faultsOf = (
  entries: readonly Entry[],
  problems: readonly { name: string; text: string }[],
): ReadonlyMap<string, Partial<Record<Part, string>>> => {
  const ids = idsOf(entries)
  const found = new Map<string, Partial<Record<Part, string>>>()
  for (const { name, text } of problems) {
    const [, at, part] = /^items\.(\d+(?:\.subMenu\.\d+)?)\.(title|titleEn|target)$/.exec(name) ?? []
    const id = at && ids.get(at)
    if (id) found.set(id, { ...found.get(id), [part as Part]: text })
  }
  return found
}

function idsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  let [head, under] = [-1, 0]
  for (const { id, depth } of entries) {
    if (depth === 0 || head === -1) {
      head += 1
      under = 0
      ids.set(String(head), id)
    } else ids.set(`${head}.subMenu.${under++}`, id)
  }
  return ids
}
