import { fill } from '#domain/locale/fill.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { settingWords } from './wording/setting-words.ts'
import { editorWords } from './wording/editor-words.ts'

/** Returns an issue of a blueprint with the section and field that it is in, in words. */
export function blueprintIssue({ field, ...issue }: Issue): Issue {
  const [part, at, name] = field.split('.')
  const where = (locale: 'th' | 'en') =>
    part === 'sections' && /^\d+$/.test(at ?? '')
      ? [fill(editorWords.sectionNumber[locale], { n: Number(at) + 1 }), labelOf(name)?.[locale]]
          .filter(Boolean)
          .join(' ')
      : (settingLabel(at)?.[locale] ?? '')
  const [th, en] = [sentence(where('th'), issue.th), sentence(where('en'), issue.en)]
  return { ...issue, field, th, en }
}

const sentence = (where: string, why: string) => (where === '' ? why : `${where}: ${why}`)

const sectionLabels: Readonly<Record<string, { th: string; en: string }>> = {
  title: editorWords.title,
  instruction: editorWords.instruction,
  points: editorWords.points,
  source: editorWords.source,
}

const labelOf = (name: string | undefined) =>
  name !== undefined && Object.hasOwn(sectionLabels, name) ? sectionLabels[name] : undefined

const settingLabel = (name: string | undefined) => {
  const key = name === 'review' ? 'reviewLevel' : name
  return key !== undefined && Object.hasOwn(settingWords, key)
    ? settingWords[key as keyof typeof settingWords]
    : undefined
}
