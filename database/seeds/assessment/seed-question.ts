import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'

/** What questions are about: the tag by which exams draw them, and what a learner can do who answers them. */
export interface Topic {
  tag: string
  outcome: string
}

export interface SeedQuestion extends Topic {
  code: string
  difficulty: 'easy' | 'medium' | 'hard'
  /** A file of `database/seeds/files` in which a point is selected. Its key is not known before it is stored. */
  picture?: string
  question: Question
  key: QuestionKey
}

/** What the builders take for every type. The stem is plain text. */
export interface About {
  code: string
  level: SeedQuestion['difficulty']
  topic: Topic
  stem: string
  hint?: string
  feedback?: string
}

/** Stands for the picture of a question until that is stored. */
export const unstoredPicture = `upload/1700000000000-${'0'.repeat(32)}.png`
