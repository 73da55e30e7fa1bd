import type { Response } from '#domain/learning/assessment/question.ts'

/** Whether two answers are equal. Names of records may have any order. */
export function isSameResponse(one: Response | null, other: Response | null): boolean {
  return textOf(one) === textOf(other)
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
