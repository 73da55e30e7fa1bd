import type { Page, PageObject, PageRow } from '#domain/page/page.ts'
import type { Logic } from '../../definition.ts'
import { membersOf } from '../../page/members.ts'
import type { DraftPart } from './draft.ts'
import type { Names } from './name-parts.ts'

export const mostParts = 1000
export const mostRows = 200
const mostInRow = 50

/** Questions that are in one row: neighbours of the same data set and tab. */
export function rowsOf(parts: readonly DraftPart[]): DraftPart[][] {
  const rows: DraftPart[][] = []
  for (const part of parts) {
    const row = rows.at(-1)
    const [first] = row ?? []
    if (row && first?.set === part.set && first.tab === part.tab && row.length < mostInRow) row.push(part)
    else rows.push([part])
  }
  return rows
}

interface BuildInput {
  names: Names
  logics: ReadonlyMap<DraftPart, readonly Logic[]>
  hidden: ReadonlySet<DraftPart>
}

/** Returns the page of the questions, by row. */
export function buildPage(rows: readonly DraftPart[][], input: BuildInput): Page {
  return { version: 1, rows: rows.map((parts, at) => rowOf(parts, { ...input, at })) }
}

function rowOf(parts: readonly DraftPart[], { at, ...input }: BuildInput & { at: number }): PageRow {
  const { set = null, tab = '' } = parts[0] ?? {}
  const objects = parts.map((part, n) => objectOf(part, { ...input, id: `r${at + 1}f${n + 1}` }))
  return {
    id: `r${at + 1}`,
    gapSize: 24,
    columns: [{ id: `r${at + 1}c1`, col: 12, alignment: 'left', objects }],
    ...(tab !== '' && { tab: tab.slice(0, 60) }),
    ...(set && {
      ...{ dataMode: 'set' as const, dataSetName: input.names.sets.get(set)! },
      ...{ dataSetTitle: set.title.slice(0, 120), dataSetLimit: set.limit },
    }),
  }
}

function objectOf(part: DraftPart, { names, logics, hidden, id }: BuildInput & { id: string }): PageObject {
  // The text of a note or consent is its label.
  const label = part.members.text === undefined ? part.label : ''
  const members = membersOf({ ...part.members, label, logics: logics.get(part) ?? [] })
  const show = members.show && !hidden.has(part)
  // Members are plain JSON.
  const props = { name: names.parts.get(part)!, ...members, show } as unknown as PageObject['props']
  return { id, type: `form-${part.type}`, version: 1, props }
}
