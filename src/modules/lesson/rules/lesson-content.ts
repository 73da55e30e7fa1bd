/** The kinds whose lesson is a file of the site, with the allowed file extensions. */
export const fileTypes = {
  video: ['mp4'],
  audio: ['mp3'],
  pdf: ['pdf'],
  file: ['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'jpg', 'png', 'webp'],
} as const

export type FileKind = keyof typeof fileTypes

export const isFileKind = (kind: string): kind is FileKind => Object.hasOwn(fileTypes, kind)

/** The file types that any lesson may hold. */
export const allFileTypes: readonly string[] = [...new Set(Object.values(fileTypes).flat())]

const endingOf = (key: string) => /\.([a-z0-9]{1,10})$/i.exec(key)?.[1]?.toLowerCase() ?? ''

/** Whether a file fits the kind of its lesson. */
const fitsKind = (kind: string, key: string): boolean =>
  !isFileKind(kind) || (fileTypes[kind] as readonly string[]).includes(endingOf(key))

/** The content of a lesson, by kind. */
export interface LessonContent {
  kind: string
  content: string
  video: string | null
  file: string | null
  stream: string | null
  link: string | null
  examID?: string | null
  surveyID?: string | null
}

/** Whether a lesson has content. Assignments and sessions have their own checks and are described by their text. */
export const hasContent = (lesson: LessonContent): boolean => {
  const { kind } = lesson
  if (kind === 'youtube') return isFilled(lesson.video)
  if (kind === 'exam') return isFilled(lesson.examID ?? null)
  if (kind === 'survey') return isFilled(lesson.surveyID ?? null)
  if (kind === 'link') return isFilled(lesson.link)
  if (kind === 'video') return isFilled(lesson.stream) || (isFilled(lesson.file) && fitsKind(kind, lesson.file))
  if (isFileKind(kind)) return isFilled(lesson.file) && fitsKind(kind, lesson.file)
  return /<img\b/.test(lesson.content) || lesson.content.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') !== ''
}

const isFilled = (value: string | null): value is string => value !== null && value !== ''
