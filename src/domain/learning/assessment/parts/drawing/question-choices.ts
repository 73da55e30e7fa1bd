import type { ContentByType, KeyByType, Option, QuestionType } from '../../question.ts'

/** Options that are displayed together. */
export interface ChoiceList {
  options: Option[]
  /** Whether a paper draws their order. */
  shuffle: boolean
  /** Never ordered by a paper: rows and columns. */
  isStatic?: boolean
  /** Ids of the correct ones, for a list of options of which some are correct. */
  correct?: string[]
}

export interface QuestionChoices<Type extends QuestionType> {
  lists: (content: ContentByType[Type], key?: KeyByType[Type]) => ChoiceList[]
  /** Returns the content with its options in the order of the ids. */
  arrange: (content: ContentByType[Type], ids: readonly string[]) => ContentByType[Type]
}

/** For types without options. */
export const noChoices = { lists: () => [], arrange: <Content>(content: Content) => content }

/** Returns options in the order of ids, or as they are if an id is missing. */
export function arrangeOptions(options: Option[], ids: readonly string[]): Option[] {
  const places = new Map(ids.map((id, index) => [id, index]))
  if (!options.every(({ id }) => places.has(id))) return options
  return options.toSorted((left, right) => (places.get(left.id) ?? 0) - (places.get(right.id) ?? 0))
}
