import type { Blueprint, ExamSettings, Section, Source } from '#domain/learning/assessment/blueprint.ts'
import { unmovedIn } from '#domain/page/diff/still.ts'

type SectionField = 'title' | 'instruction' | 'source' | 'points' | 'shuffle'
export type SettingName = keyof ExamSettings

/** A part of a section that differs. The questions that only one of two lists has are beside it. */
export type SectionChange =
  | { field: 'title' | 'instruction' | 'points'; before: string; after: string }
  | { field: 'shuffle'; before: boolean; after: boolean }
  | { field: 'source'; before: Source; after: Source; added: string[]; removed: string[] }

interface SettingChange {
  field: SettingName
  before: ExamSettings
  after: ExamSettings
}

/** One difference between two versions of an exam. */
export type BlueprintChange =
  | { what: 'added' | 'removed' | 'moved'; id: string; section: Section }
  | { what: 'changed'; id: string; section: Section; fields: SectionChange[] }
  | { what: 'settings'; fields: SettingChange[] }

/** Returns how `after` differs from `before`: its sections in order, then removed ones, then the settings. */
export function blueprintChanges(before: Blueprint, after: Blueprint): BlueprintChange[] {
  const was = new Map(before.sections.map((section) => [section.id, section]))
  const is = new Set(after.sections.map(({ id }) => id))
  const unmoved = unmovedIn(
    before.sections.filter(({ id }) => is.has(id)).map(({ id }) => id),
    after.sections.filter(({ id }) => was.has(id)).map(({ id }) => id),
  )
  const sections = after.sections.flatMap((section): BlueprintChange[] => {
    const { id } = section
    const earlier = was.get(id)
    if (!earlier) return [{ what: 'added', id, section }]
    const fields = sectionChanges(earlier, section)
    return [
      ...(unmoved.has(id) ? [] : [{ what: 'moved', id, section } as const]),
      ...(fields.length > 0 ? [{ what: 'changed', id, section, fields } as const] : []),
    ]
  })
  const removed = before.sections.filter(({ id }) => !is.has(id))
  const settings = settingChanges(before.settings, after.settings)
  return [
    ...sections,
    ...removed.map((section): BlueprintChange => ({ what: 'removed', id: section.id, section })),
    ...(settings.length > 0 ? [{ what: 'settings', fields: settings } as const] : []),
  ]
}

const sectionFields: readonly SectionField[] = ['title', 'instruction', 'source', 'points', 'shuffle']

function sectionChanges(before: Section, after: Section): SectionChange[] {
  return sectionFields
    .filter((field) => !isSame(before[field], after[field]))
    .map((field): SectionChange => {
      if (field === 'source') return sourceChange(before.source, after.source)
      if (field === 'shuffle') return { field, before: before.shuffle, after: after.shuffle }
      return { field, before: before[field], after: after[field] }
    })
}

function sourceChange(before: Source, after: Source): SectionChange {
  const [was, is] = [questionsOf(before), questionsOf(after)]
  return {
    ...{ field: 'source', before, after },
    added: is.filter((id) => !was.includes(id)),
    removed: was.filter((id) => !is.includes(id)),
  }
}

const questionsOf = (source: Source) => (source.kind === 'list' ? source.questions : [])

function settingChanges(before: ExamSettings, after: ExamSettings): SettingChange[] {
  const names = Object.keys(after) as SettingName[]
  return names.filter((field) => !isSame(before[field], after[field])).map((field) => ({ field, before, after }))
}

/** Two values are the same in whichever order their keys are. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value
