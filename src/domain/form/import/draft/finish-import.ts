import { fill } from '#domain/locale/fill.ts'
import type { ImportedForm, ImportLine } from '../imported-form.ts'
import { buildPage, mostParts, mostRows, rowsOf } from './build-page.ts'
import { type DraftPart, type Reason, reason } from './draft.ts'
import { linkCalculation, linkLogics } from './link-logics.ts'
import { nameParts, type Names } from './name-parts.ts'
import { importReasons } from './words.ts'

/** Returns the page of the questions of a file, and what became of each. At most 200 rows and 1,000 questions are taken. */
export function finishImport(drafts: readonly DraftPart[], title: string): ImportedForm {
  const limited = drafts.length > 0 ? withinLimits(drafts) : [notAForm]
  const names = nameParts(limited)
  const parts = limited.map((part) => withInitial(withCalculation(part, { parts: limited, names })))
  // The calculations may have made other parts of the drafts.
  const renamed: Names = {
    sets: names.sets,
    parts: new Map(parts.map((part, at) => [part, names.parts.get(limited[at]!)!])),
  }
  const linked = linkLogics(parts, renamed)
  const rows = rowsOf(parts.filter(({ type }) => type !== null))
  return {
    title: title.slice(0, 200),
    page: buildPage(rows, { ...linked, names: renamed }),
    report: parts.map((part) => lineOf(part, { names: renamed, reasons: linked.reasons.get(part) ?? [] })),
  }
}

const notAForm: DraftPart = {
  ...{ source: '', label: '', type: null, members: {}, conditions: [], set: null, tab: '' },
  reasons: [reason('notAForm')],
}

function withinLimits(drafts: readonly DraftPart[]): DraftPart[] {
  const taken = drafts.slice(0, mostParts)
  const rows = rowsOf(taken.filter(({ type }) => type !== null))
  const firstOut = rows[mostRows]?.[0]
  const within = firstOut ? taken.slice(0, taken.indexOf(firstOut)) : taken
  const next = drafts[within.length]
  return next ? [...within, { ...next, type: null, reasons: [reason('tooMany')] }] : within
}

function withCalculation(part: DraftPart, input: { parts: readonly DraftPart[]; names: Names }): DraftPart {
  const { calculation } = part.members
  if (!calculation) return part
  const linked = linkCalculation(calculation, input)
  if (linked) return { ...part, members: { ...part.members, calculation: linked } }
  return { ...part, type: null, reasons: [...part.reasons, reason('calculation', { text: calculation.of.join(' ') })] }
}

/** An initial value that is no option is left out. */
function withInitial(part: DraftPart): DraftPart {
  const { value = '', options } = part.members
  if (value === '' || options === undefined || options.some((option) => option.value === value)) return part
  const members = { ...part.members, value: '', locked: false }
  return { ...part, members, reasons: [...part.reasons, reason('initial', { text: value })] }
}

function lineOf(part: DraftPart, { names, reasons }: { names: Names; reasons: readonly Reason[] }): ImportLine {
  const { source, label, type } = part
  const name = names.parts.get(part)!
  const renamed = type !== null && name !== source ? [reason('renamed', { name })] : []
  const all = [...part.reasons, ...reasons, ...renamed]
  return {
    ...{ name: source.slice(0, 100), label },
    outcome: outcomeOf(type, all.length),
    reasons: all.map(({ word, values = {} }) => ({
      th: fill(importReasons[word].th, values),
      en: fill(importReasons[word].en, values),
    })),
  }
}

function outcomeOf(type: DraftPart['type'], reasons: number): ImportLine['outcome'] {
  if (type === null) return 'left'
  return reasons > 0 ? 'changed' : 'taken'
}
