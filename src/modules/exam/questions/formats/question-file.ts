import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'

/** Limits of one file of questions. A question may use `itemBytes` as JSON, its key included. */
export const fileLimits = {
  bytes: 2 << 20,
  questions: 2000,
  depth: 200,
  itemBytes: 64 << 10,
  /** Answers, pairs or choices of a question. */
  answers: 100,
  code: 60,
  tag: 60,
} as const

export const fileFormats = ['gift', 'aiken', 'moodle-xml', 'csv', 'xlsx'] as const
export type QuestionFileFormat = (typeof fileFormats)[number]

export type Difficulty = 'easy' | 'medium' | 'hard'

/** A question in a form that every format can write and read. */
export interface PortableQuestion {
  code: string
  question: Question
  key: QuestionKey
  tags: string[]
  difficulty?: Difficulty
}

/** A question that was read. `ignored` are codes of what the file says and a question cannot store. */
export interface FileQuestion extends PortableQuestion {
  line: number
  ignored: IgnoredPart[]
}

/** Why a part of a file is no question. Lines count from 1. */
export interface FileProblem {
  line: number
  problem: ProblemCode
  values: Record<string, string | number>
}

export type FileItem = FileQuestion | FileProblem

/** What a reader makes of a block before its code is known. `code` is explicit; `title` may become the code. */
export interface DraftQuestion extends Omit<FileQuestion, 'code'> {
  code?: string
  title?: string
}

/** What a reader of a type returns. */
export type DraftContent = Pick<DraftQuestion, 'question' | 'key'> & { ignored?: IgnoredPart[] }

export type IgnoredPart =
  | 'penalty'
  | 'hint'
  | 'picture'
  | 'markdown'
  | 'stem-from-name'
  | 'answer-feedback'
  | 'combined-feedback'
  | 'points'
  | 'part-points'
  | 'unit-points'

export type ProblemCode =
  | 'encoding'
  | 'too-large'
  | 'too-many'
  | 'too-long'
  | 'not-this-format'
  | 'nothing'
  | 'code-too-long'
  | 'same-code'
  | 'same-question'
  | 'no-stem'
  | 'no-options'
  | 'no-correct'
  | 'correct-unknown'
  | 'braces'
  | 'answers-unclear'
  | 'percent'
  | 'number'
  | 'pair'
  | 'type'
  | 'subtype'
  | 'blank-unknown'
  | 'no-blanks'
  | 'doctype'
  | 'too-deep'
  | 'xml'
  | 'formula'
  | 'heading'
  | 'no-headings'
  | 'difficulty'
  | 'invalid'

/** Stops the reading of one block. `line` counts from the first line of the file. */
export class BlockError extends Error {
  readonly problem: ProblemCode
  readonly values: Record<string, string | number>
  readonly line: number | undefined
  constructor(problem: ProblemCode, values: Record<string, string | number> = {}, line?: number) {
    super(problem)
    this.problem = problem
    this.values = values
    this.line = line
  }
}

export const isProblem = (item: FileItem): item is FileProblem => 'problem' in item

/** Runs the reader of one block. A BlockError becomes a problem at the line of the block. */
export function readBlock<Item>(line: number, read: () => Item): Item | FileProblem {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BlockError)) throw error
    return { line: error.line ?? line, problem: error.problem, values: error.values }
  }
}
