import { youtubeId } from '#domain/page/youtube.ts'

/** A lesson from a pasted line. `under` is the number of its parent's line, or null. */
interface PastedLesson {
  name: string
  kind: 'text' | 'youtube' | 'link'
  video: string | null
  link: string | null
  under: number | null
}

export const mostLines = 200
const longestName = 500

/**
 * One lesson per pasted line. An indented line, or one that begins with a dash, goes under the last line that is not. A
 * URL at the end makes it a YouTube video or a link. Numbers and dots before a name are removed.
 */
export const pastedLessons = (text: string): PastedLesson[] => {
  const lessons: PastedLesson[] = []
  let chapter: number | null = null
  for (const line of text.split(/\r\n|[\n\r]/)) {
    if (line.trim() === '' || lessons.length >= mostLines) continue
    const isUnder = chapter !== null && /^(?:\s+|\s*[-–•*]\s+)/.test(line)
    if (!isUnder) chapter = lessons.length
    lessons.push({ ...lessonOf(line), under: isUnder ? chapter : null })
  }
  return lessons
}

function lessonOf(line: string): Omit<PastedLesson, 'under'> {
  const [address] = /https:\/\/\S+$/.exec(line.trim()) ?? []
  const words = line.trim().slice(0, address ? -address.length : undefined)
  const name = words
    .replace(/^(?:[-–•*]\s+)/, '')
    .replace(/^(?:[\d๐-๙]+(?:\.[\d๐-๙]+)+[.)]?\s+|[\d๐-๙]+[.)]\s*)/, '')
    .replace(/[\s|,:·–-]+$/, '')
    .trim()
  const video = address ? youtubeId(address) : null
  const kind = video ? 'youtube' : address ? 'link' : 'text'
  return { name: (name || line.trim()).slice(0, longestName), kind, video, link: video ? null : (address ?? null) }
}
