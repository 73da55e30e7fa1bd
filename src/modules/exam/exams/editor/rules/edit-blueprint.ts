import type { Blueprint, ExamSettings, Section, Source } from '#domain/learning/assessment/blueprint.ts'

export type BlueprintEdit =
  | { do: 'add-section'; section: Section }
  | { do: 'change-section'; id: string; change: Partial<Omit<Section, 'id'>> }
  | { do: 'move-section'; id: string; by: -1 | 1 }
  | { do: 'remove-section'; id: string }
  | { do: 'add-question'; id: string; question: string }
  | { do: 'move-question'; id: string; question: string; by: -1 | 1 }
  | { do: 'remove-question'; id: string; question: string }
  | { do: 'change-settings'; change: Partial<ExamSettings> }
  | { do: 'replace'; blueprint: Blueprint }

/** The rules of an exam that nobody changed: an hour, one attempt, 60 percent to pass. */
export const defaultSettings: ExamSettings = {
  duration: 60,
  passPercent: 60,
  attempts: 1,
  waitBetween: 0,
  scoring: 'best',
  hasPenalty: false,
  navigation: 'free',
  perPage: 1,
  review: { level: 'score', from: 'released' },
  releasesItself: true,
  secondMarker: null,
  resitCap: null,
}

/** Returns a section without questions, which takes them from a list. */
export const emptySection = ({ id, title }: { id: string; title: string }): Section => ({
  ...{ id, title, instruction: '', points: '1', shuffle: true },
  source: { kind: 'list', questions: [] },
})

/** Returns the blueprint after an edit. An edit of what is not there changes nothing. */
export function editBlueprint(blueprint: Blueprint, edit: BlueprintEdit): Blueprint {
  if (edit.do === 'replace') return edit.blueprint
  if (edit.do === 'change-settings') return { ...blueprint, settings: { ...blueprint.settings, ...edit.change } }
  return { ...blueprint, sections: editSections(blueprint.sections, edit) }
}

type SectionEdit = Exclude<BlueprintEdit, { do: 'replace' | 'change-settings' }>

function editSections(sections: Section[], edit: SectionEdit): Section[] {
  if (edit.do === 'add-section') return [...sections, edit.section]
  if (edit.do === 'remove-section') return sections.filter(({ id }) => id !== edit.id)
  if (edit.do === 'move-section')
    return moved(sections, { at: sections.findIndex(({ id }) => id === edit.id), ...edit })
  return sections.map((section) => (section.id === edit.id ? editSection(section, edit) : section))
}

type InSection = Exclude<SectionEdit, { do: 'add-section' | 'move-section' | 'remove-section' }>

function editSection(section: Section, edit: InSection): Section {
  if (edit.do === 'change-section') return { ...section, ...edit.change }
  const { source } = section
  return source.kind === 'list' ? { ...section, source: editList(source, edit) } : section
}

type ListSource = Extract<Source, { kind: 'list' }>

function editList({ questions }: ListSource, edit: Exclude<InSection, { do: 'change-section' }>): ListSource {
  const without = questions.filter((id) => id !== edit.question)
  if (edit.do === 'remove-question') return { kind: 'list', questions: without }
  if (edit.do === 'add-question') return { kind: 'list', questions: [...without, edit.question] }
  return { kind: 'list', questions: moved(questions, { at: questions.indexOf(edit.question), by: edit.by }) }
}

function moved<Item>(items: Item[], { at, by }: { at: number; by: number }): Item[] {
  const to = at + by
  const [item, other] = [items[at], items[to]]
  if (item === undefined || other === undefined) return items
  return items.with(at, other).with(to, item)
}
