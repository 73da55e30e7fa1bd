/** Where the questions of a section come from: all of a list, or some drawn from those of a bank that have a tag and difficulty. */
export type Source =
  | { kind: 'list'; questions: string[] }
  | { kind: 'pool'; bank: string; tag?: string; difficulty?: 'easy' | 'medium' | 'hard'; count: number }

export interface Section {
  id: string
  title: string
  /** Plain text above the questions. */
  instruction: string
  source: Source
  /** Decimal points of each question. */
  points: string
  shuffle: boolean
}

/** What a learner may see after submission, and from when. Each level includes the ones before it. */
export type ReviewLevel = 'nothing' | 'score' | 'answers' | 'keys'
export type ReviewMoment = 'submitted' | 'closed' | 'released'

export interface ExamSettings {
  /** Minutes from the start; null for no limit but the end of the round. */
  duration: number | null
  /** 0 to 100. */
  passPercent: number
  /** How many attempts in a round; null for no limit. */
  attempts: number | null
  /** Minutes between two attempts. */
  waitBetween: number
  /** Which attempt counts. */
  scoring: 'best' | 'last' | 'first' | 'mean'
  /** Whether wrong answers cost their penalty. The paper says so. */
  hasPenalty: boolean
  /** Forward: a page that was left cannot be opened again. */
  navigation: 'free' | 'forward'
  /** Questions on a page; 0 for all. */
  perPage: number
  review: { level: ReviewLevel; from: ReviewMoment }
  /** Automatic results are released at submission where nothing needs a marker, or at `resultsAt` of the round. */
  releasesItself: boolean
  /** Two people mark each manual question, and a third where they differ by more than this percent of its points. Null: one marker. */
  secondMarker: number | null
  /** A resit counts at most this percent; null for no cap. */
  resitCap: number | null
}

/** A version of an exam: its sections and rules. */
export interface Blueprint {
  version: 1
  sections: Section[]
  settings: ExamSettings
}

export const roundTypes = ['pre', 'post', 'practice', 'final', 'resit'] as const
export type RoundType = (typeof roundTypes)[number]
