import type { AcceptedNumber, AcceptedText, Area, KeyOf, QuestionOf } from '#domain/learning/assessment/question.ts'
import { type About, type SeedQuestion, unstoredPicture } from '../seed-question.ts'
import { commonOf, guidanceOf, idOf, questionOf } from './about.ts'

/** Texts that earn everything, and texts that earn a part in percent. */
export function short(
  about: About & { accepted: readonly string[]; partly?: readonly AcceptedText[]; maxLength?: number },
): SeedQuestion {
  const accepted = [...about.accepted.map((text) => ({ text, percent: 100 })), ...(about.partly ?? [])]
  return {
    ...commonOf(about),
    question: questionOf<'short'>(about, { type: 'short', content: { maxLength: about.maxLength ?? 60 } }),
    key: { type: 'short', key: { accepted, isCaseSensitive: false }, ...guidanceOf(about) },
  }
}

/** A number in its first unit. Each unit has its factor to the first one. */
export function numeric(
  about: About & {
    value: string
    tolerance?: string
    partly?: readonly AcceptedNumber[]
    units: Record<string, string>
    isUnitRequired?: boolean
  },
): SeedQuestion {
  const full = { value: about.value, tolerance: about.tolerance ?? '0', isRelative: false, percent: 100 }
  const { units, isUnitRequired = false } = about
  return {
    ...commonOf(about),
    question: questionOf<'numeric'>(about, { type: 'numeric', content: { units: Object.keys(units) } }),
    key: {
      type: 'numeric',
      key: { accepted: [full, ...(about.partly ?? [])], units, isUnitRequired },
      ...guidanceOf(about),
    },
  }
}

interface Marked {
  modelAnswer: string
  /** Lines with the texts and points of their levels, the best first. */
  rubric: readonly { text: string; levels: readonly (readonly [points: number, text: string])[] }[]
}

const rubricOf = (about: About, { rubric }: Marked) =>
  rubric.map(({ text, levels }) => ({
    id: idOf(about, text),
    text,
    levels: levels.map(([points, level]) => ({ id: idOf(about, `${text} ${points}`), text: level, points })),
  }))

export const essay = (about: About & Marked & { content: QuestionOf<'essay'>['content'] }): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'essay'>(about, { type: 'essay', content: about.content }),
  key: {
    type: 'essay',
    key: {},
    modelAnswer: about.modelAnswer,
    rubric: rubricOf(about, about),
    ...guidanceOf(about),
  },
})

export const file = (about: About & Marked & { content: QuestionOf<'file'>['content'] }): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'file'>(about, { type: 'file', content: about.content }),
  key: { type: 'file', key: {}, modelAnswer: about.modelAnswer, rubric: rubricOf(about, about), ...guidanceOf(about) },
})

/** A point in a file of `database/seeds/files`, whose size is in pixels. */
export const hotspot = (
  about: About & { picture: string; alt: string; width: number; height: number; areas: Area[] },
): SeedQuestion => {
  const { picture, alt, width, height, areas } = about
  const key: KeyOf<'hotspot'> = { type: 'hotspot', key: { areas }, ...guidanceOf(about) }
  const content = { image: unstoredPicture, alt, width, height }
  return {
    ...commonOf(about),
    picture,
    question: questionOf<'hotspot'>(about, { type: 'hotspot', content }),
    key,
  }
}

export const scale = (about: About & { content: QuestionOf<'scale'>['content'] }): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'scale'>(about, { type: 'scale', content: about.content }),
  key: { type: 'scale', key: {} },
})

export const textOnly = (about: About): SeedQuestion => ({
  ...commonOf(about),
  question: questionOf<'text-only'>(about, { type: 'text-only', content: {} }),
  key: { type: 'text-only', key: {} },
})
