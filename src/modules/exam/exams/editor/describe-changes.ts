import type { Blueprint, ExamSettings, Section, Source } from '#domain/learning/assessment/blueprint.ts'
import { fill } from '#domain/locale/fill.ts'
import type { Locale } from '#domain/locale/locale.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { difficultyChoices } from '../../rules/choices.ts'
import {
  blueprintChanges,
  type BlueprintChange,
  type SectionChange,
  type SettingName,
} from './rules/blueprint-changes.ts'
import { changeWords } from './wording/change-words.ts'
import { choiceWords, settingWords } from './wording/setting-words.ts'
import { editorWords } from './wording/editor-words.ts'

/** A difference in words: a sentence, and what it was and is, by field. */
interface DescribedChange {
  mark: 'added' | 'removed' | 'changed'
  text: string
  fields: { label: string; before: string; after: string }[]
}

/** Bank id → name. */
export type BankNames = ReadonlyMap<string, string>

interface Wording {
  locale: Locale
  banks: BankNames
}

/** Returns in words how one blueprint differs from another. */
export const describeChanges = (of: { before: Blueprint; after: Blueprint }, wording: Wording): DescribedChange[] =>
  blueprintChanges(of.before, of.after).map((change) => describeChange(change, wording))

function describeChange(change: BlueprintChange, wording: Wording): DescribedChange {
  const words = inLocale(changeWords, wording.locale)
  if (change.what === 'settings')
    return {
      ...{ mark: 'changed', text: words.settings },
      fields: change.fields.map(({ field, before, after }) => ({
        label: inLocale(settingWords, wording.locale)[field === 'review' ? 'reviewLevel' : field],
        before: settingText(before, { field, ...wording }),
        after: settingText(after, { field, ...wording }),
      })),
    }
  const text = fill(words[change.what], { title: change.section.title || words.untitled })
  if (change.what !== 'changed') return { mark: change.what === 'moved' ? 'changed' : change.what, text, fields: [] }
  return { mark: 'changed', text, fields: change.fields.map((field) => sectionField(field, wording)) }
}

function sectionField(change: SectionChange, wording: Wording) {
  const { [change.field]: label } = inLocale(editorWords, wording.locale)
  if (change.field === 'source') {
    const { added, removed } = change
    const { listFull } = inLocale(changeWords, wording.locale)
    const text = sourceText(change.after, wording)
    const isList = change.before.kind === 'list' && change.after.kind === 'list'
    const after = isList ? fill(listFull, { text, added: added.length, removed: removed.length }) : text
    return { label, before: sourceText(change.before, wording), after }
  }
  const [before, after] = [change.before, change.after].map((value) => valueText(value, wording.locale))
  return { label, before: before!, after: after! }
}

/** Returns where the questions of a section come from, in words. */
export function sourceText(source: Source, { locale, banks }: Wording): string {
  const words = inLocale(changeWords, locale)
  if (source.kind === 'list') return fill(words.listOf, { n: source.questions.length })
  const bank = banks.get(source.bank) ?? words.unknownBank
  const level = difficultyChoices.find(({ value }) => value === source.difficulty)?.label[locale]
  return [fill(words.poolOf, { n: source.count, bank }), source.tag, level].filter(Boolean).join(' · ')
}

/** Returns one rule of an exam in words. */
export function settingText(settings: ExamSettings, { field, locale }: { field: SettingName; locale: Locale }): string {
  const choices = inLocale(choiceWords, locale)
  if (field === 'review')
    return settings.review.level === 'nothing'
      ? choices.nothing
      : `${choices[settings.review.level]} · ${choices[settings.review.from]}`
  if (field === 'scoring' || field === 'navigation') return choices[settings[field]]
  const value = settings[field]
  return value === null && (field === 'duration' || field === 'attempts')
    ? changeWords.unlimited[locale]
    : valueText(value, locale)
}

function valueText(value: Section['title'] | boolean | number | null, locale: Locale): string {
  const words = inLocale(changeWords, locale)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return value === null || value === '' ? words.nothing : String(value)
}
