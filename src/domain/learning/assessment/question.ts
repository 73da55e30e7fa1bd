/** The types of questions. `scale` and `text-only` carry no points. */
export const questionTypes = [
  'single',
  'multiple',
  'truefalse',
  'match',
  'order',
  'gap',
  'inline',
  'short',
  'numeric',
  'essay',
  'file',
  'hotspot',
  'matrix',
  'scale',
  'text-only',
] as const

export type QuestionType = (typeof questionTypes)[number]

/** Something to choose, to match or to order. Ids are random for each version, 4 to 24 letters or digits. */
export interface Option {
  id: string
  /** Plain text, at most 2,000 characters. */
  text: string
  /** The key of a public file that is displayed with the text. */
  image?: string
  /** Keeps its place when options are shuffled. */
  isFixed?: boolean
}

/** Options of one blank in a text. */
export interface Blank {
  id: string
  options: Option[]
}

/** What a learner receives of a question, by type. It never holds a key. */
export interface ContentByType {
  single: { options: Option[]; shuffle: boolean }
  /** `max` is how many options may be selected; all if it is missing. */
  multiple: { options: Option[]; shuffle: boolean; max?: number }
  truefalse: Record<never, never>
  /** Each of `rows` is matched with one of `choices`, of which there may be more. Only the choices are shuffled. */
  match: { rows: Option[]; choices: Option[]; shuffle: boolean }
  /** Always displayed in a drawn order. */
  order: { items: Option[] }
  /** `text` holds blanks as `[[id]]`; each takes one of the shared choices. */
  gap: { text: string; choices: Option[]; canRepeat: boolean }
  /** `text` holds blanks as `[[id]]`; each has options of its own. */
  inline: { text: string; blanks: Blank[] }
  short: { maxLength: number }
  /** `units` are the units that an answer may name. */
  numeric: { units: string[] }
  essay: { minWords?: number; maxLength: number; lines: number }
  /** `accept` are file extensions without a dot. */
  file: { accept: string[]; maxFiles: number; maxBytes: number }
  /** A point is selected in the image. Width and height are its pixels. */
  hotspot: { image: string; alt: string; width: number; height: number }
  /** One column is selected for each row, or several. */
  matrix: { rows: Option[]; columns: Option[]; isMultiple: boolean }
  scale: { min: number; max: number; minLabel: string; maxLabel: string }
  'text-only': Record<never, never>
}

/** What a learner answers, by type. `null` in place of a response means unanswered. */
export interface ResponseByType {
  single: string
  multiple: string[]
  truefalse: boolean
  /** Row id → choice id. */
  match: Record<string, string>
  /** All item ids, first to last. */
  order: string[]
  /** Blank id → choice id. */
  gap: Record<string, string>
  inline: Record<string, string>
  short: string
  numeric: { value: string; unit?: string }
  /** Plain text. */
  essay: string
  /** Keys of uploaded files. */
  file: string[]
  /** Thousandths of the width and height of the image. */
  hotspot: { x: number; y: number }
  /** Row id → column ids. */
  matrix: Record<string, string[]>
  scale: number
  'text-only': never
}

/** How an answer with several parts earns points. */
export type Policy = 'all-or-nothing' | 'right-minus-wrong' | 'by-part'

/** An accepted text or number and what it earns, in percent with up to five decimals. */
export interface AcceptedText {
  text: string
  percent: number
}
export interface AcceptedNumber {
  /** Decimal numbers as text. */
  value: string
  tolerance: string
  isRelative: boolean
  percent: number
}

/** An area of an image in thousandths of its width and height. */
export type Area =
  | { shape: 'circle'; x: number; y: number; radius: number }
  | { shape: 'polygon'; points: { x: number; y: number }[] }

/** The key of a question, by type. A type that only a person marks has an empty one. */
export interface KeyByType {
  /** Option id → percent of the points, -100 to 100; a missing option earns 0. At least one is 100. */
  single: { weights: Record<string, number> }
  /** With `by-part` each option has its weight; else `correct` decides. */
  multiple: { policy: Policy; correct: string[]; weights?: Record<string, number> }
  truefalse: { correct: boolean }
  match: { policy: Policy; pairs: Record<string, string> }
  order: { policy: Policy; sequence: string[] }
  /** Blank id → accepted choice ids. */
  gap: { policy: Policy; answers: Record<string, string[]> }
  inline: { policy: Policy; answers: Record<string, string[]> }
  /** `*` in a text matches anything, as in Moodle. `pattern` is a regular expression, checked for its cost. */
  short: { accepted: AcceptedText[]; pattern?: string; isCaseSensitive: boolean }
  /** `units` are factors: an answer in a unit is multiplied by its factor. */
  numeric: { accepted: AcceptedNumber[]; units: Record<string, string>; isUnitRequired: boolean }
  essay: Record<never, never>
  file: Record<never, never>
  hotspot: { areas: Area[] }
  /** Row id → correct column ids. */
  matrix: { policy: Policy; answers: Record<string, string[]> }
  scale: Record<never, never>
  'text-only': Record<never, never>
}

/** A line of a rubric; its most points are those of its best level. */
export interface RubricLine {
  id: string
  text: string
  levels: { id: string; text: string; points: number }[]
}

/** What markers and learners read after the close, beside the key. Texts are plain. */
export interface Guidance {
  modelAnswer?: string
  rubric?: RubricLine[]
  /** For everybody who may see the key. */
  feedback?: string
  /** Option id → text. */
  optionFeedback?: Record<string, string>
  /** What a wrong answer costs, in percent of the points: 0 to 100. Unanswered costs nothing. */
  penalty?: number
}

interface Common {
  /** Rich text: clean HTML of the platform's rich text field. */
  stem: string
  /** For the learner, while answering. Plain text. */
  hint?: string
}

/** One version of a question as a learner may receive it. */
export type QuestionOf<Type extends QuestionType> = Common & { type: Type; content: ContentByType[Type] }
export type Question = { [Type in QuestionType]: QuestionOf<Type> }[QuestionType]

/** The key of one version of a question. It never leaves the server before the review setting of the exam allows it. */
export type KeyOf<Type extends QuestionType> = Guidance & { type: Type; key: KeyByType[Type] }
export type QuestionKey = { [Type in QuestionType]: KeyOf<Type> }[QuestionType]
export type Response = ResponseByType[QuestionType]
