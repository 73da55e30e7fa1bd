import { clean } from '#platform/data/collection/clean.ts'
import {
  choice,
  exampled,
  file,
  kind,
  only,
  optional,
  reference,
  shownWhen,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import type { Rule } from '#platform/data/access/rule.ts'
import { youtubeId } from '#domain/page/youtube.ts'
import { allFileTypes } from '../rules/lesson-content.ts'

/** The kind of a lesson's content. Every kind may also have text. */
export const lessonKind = choice([
  { value: 'text', label: { th: 'บทอ่าน', en: 'Text' } },
  { value: 'youtube', label: { th: 'วิดีโอ YouTube', en: 'YouTube video' } },
  { value: 'video', label: { th: 'วิดีโอ', en: 'Video' } },
  { value: 'audio', label: { th: 'เสียง', en: 'Audio' } },
  { value: 'pdf', label: { th: 'เอกสาร PDF', en: 'PDF document' } },
  { value: 'file', label: { th: 'ไฟล์ให้ดาวน์โหลด', en: 'File to download' } },
  { value: 'link', label: { th: 'ลิงก์', en: 'Link' } },
  { value: 'assignment', label: { th: 'งานที่ต้องส่ง', en: 'Assignment' } },
  { value: 'session', label: { th: 'นัดเรียน', en: 'Session' } },
  { value: 'exam', label: { th: 'ข้อสอบ', en: 'Exam' } },
  { value: 'survey', label: { th: 'แบบสำรวจ', en: 'Survey' } },
])('ชนิด', 'Kind')

/** The API takes a YouTube link or a video id. The table stores the id. */
const youtube = kind(
  'text',
  'text collate "C"',
  clean(500).transform((written, check) => {
    const id = written === '' ? '' : youtubeId(written)
    if (id === null) check.addIssue({ code: 'custom', message: 'no video' })
    return id ?? ''
  }),
)

/** An external https URL without a user name or password. */
const https = kind('code', 'text collate "C"', clean(1000).regex(/^(?:https:\/\/[^\s@/?#]+(?:[/?#]\S*)?)?$/))

/** A file of this site. An external file could not be restricted to enrolled learners. */
const own = (extensions: readonly string[]) => (th: string, en: string) => {
  const field = file({ extensions })(th, en)
  return { ...field, decode: field.decode.refine((key) => !key.startsWith('https:')) }
}

const filmHint = { th: 'วางลิงก์ YouTube หรือรหัสวิดีโอ 11 ตัว', en: 'Paste a YouTube link or an 11-character video id' }
const fileHint = {
  th: 'วิดีโอเป็น .mp4 เสียงเป็น .mp3 เปิดไฟล์ได้เฉพาะผู้ที่มีสิทธิ์เรียนบทนี้',
  en: 'Video as .mp4, audio as .mp3. Only people who can take the lesson can open the file.',
}
const streamHint = {
  th: 'URL .m3u8 ของวิดีโอบนบริการสตรีมมิง ใช้แทนไฟล์ได้',
  en: 'The .m3u8 URL of a video on a streaming service, instead of a file',
}
const captionsHint = { th: 'ไฟล์ .vtt', en: 'A .vtt file' }
const linkHint = { th: 'ขึ้นต้นด้วย https://', en: 'A URL that starts with https://' }

/** The fields that hold the content of each kind of lesson. The rule `taught` decides who reads them. */
export const teachingFields = (taught: Rule) => ({
  video: shownWhen(
    { kind: 'youtube' },
    only({ read: taught }, optional(withHint(filmHint, youtube('วิดีโอ', 'Video')))),
    { isRequired: true },
  ),
  file: shownWhen(
    { kind: { $in: ['video', 'audio', 'pdf', 'file'] } },
    only({ read: taught }, optional(withHint(fileHint, own(allFileTypes)('ไฟล์ของบทเรียน', 'File of the lesson')))),
  ),
  stream: shownWhen(
    { kind: 'video' },
    only(
      { read: taught },
      exampled(() => null, optional(withHint(streamHint, https('URL สตรีม (HLS)', 'Stream URL (HLS)')))),
    ),
  ),
  captions: shownWhen(
    { kind: { $in: ['video', 'audio'] } },
    only({ read: taught }, optional(withHint(captionsHint, own(['vtt'])('คำบรรยาย', 'Captions')))),
  ),
  link: shownWhen(
    { kind: 'link' },
    only(
      { read: taught },
      exampled(() => null, optional(withHint(linkHint, https('URL ของลิงก์', 'Link URL')))),
    ),
    { isRequired: true },
  ),
  ...linkedFields(taught),
})

/** What a lesson of kind exam or survey names. */
const linkedFields = (taught: Rule) => ({
  examID: shownWhen(
    { kind: 'exam' },
    only(
      { read: taught },
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'ชุดข้อสอบของหลักสูตรนี้ บทจบเมื่อประกาศผลว่าผ่าน',
              en: 'An exam of this course. A released pass completes the lesson.',
            },
            reference('exam')('ชุดข้อสอบ', 'Exam'),
          ),
        ),
      ),
    ),
  ),
  surveyID: shownWhen(
    { kind: 'survey' },
    only(
      { read: taught },
      exampled(
        () => null,
        optional(
          withHint(
            {
              th: 'แบบสำรวจของหลักสูตรนี้หรือของทุกหลักสูตร บทจบเมื่อส่งคำตอบ',
              en: 'A survey of this course or of all. Answering it completes the lesson.',
            },
            reference('survey')('แบบสำรวจ', 'Survey'),
          ),
        ),
      ),
    ),
  ),
})
