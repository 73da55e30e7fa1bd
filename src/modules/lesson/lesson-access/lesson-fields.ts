import {
  boolean,
  choice,
  date,
  initially,
  numberBetween,
  optional,
  references,
  shownWhen,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { completions } from './rules/completion.ts'

const longestDays = 3650

/** Kinds with a video or audio that can be skipped forward. */
const isPlayed = { kind: { $in: ['youtube', 'video', 'audio'] } }

/** When a lesson opens to a learner, and how the learner completes it. */
export const ruleFields = {
  opensOn: optional(
    withHint(
      {
        th: 'เปิดตั้งแต่เวลา 00:00 น. ของวันนี้ตามเวลาประเทศไทย เว้นว่างเพื่อเปิดทันที',
        en: 'Opens at midnight Thai time on this day. Leave empty to open it immediately.',
      },
      date('เปิดวันที่', 'Opens on'),
    ),
  ),
  opensAfter: optional(
    withHint(
      {
        th: 'นับจากวันที่ผู้เรียนแต่ละคนลงทะเบียน เช่น 7 คือเปิดในวันที่เจ็ดหลังลงทะเบียน',
        en: 'Counted from the day each learner enrolled. 7 opens it a week later.',
      },
      withUnit({ th: 'วัน', en: 'days' }, numberBetween(0, longestDays)('เปิดหลังลงทะเบียน', 'Opens after enrolment')),
    ),
  ),
  requires: initially<string[], string[]>(
    [],
    withHint(
      {
        th: 'บทเรียนในหลักสูตรเดียวกันที่ต้องเรียนจบก่อนบทนี้จึงจะเปิด',
        en: 'Lessons of the same course that must be completed before this one opens',
      },
      references('lesson')('ต้องเรียนจบบทเหล่านี้ก่อน', 'Required lessons'),
    ),
  ),
  completion: initially('view', choice(completions)('จบบทเมื่อ', 'Completed when')),
  minMinutes: initially(
    0,
    withHint(
      {
        th: 'ผู้เรียนกดจบบทได้เมื่อใช้เวลาเรียนครบตามนี้ 0 หมายถึงไม่กำหนด',
        en: 'Learners can complete the lesson after they spend this time on it. 0 means no minimum.',
      },
      withUnit({ th: 'นาที', en: 'minutes' }, numberBetween(0, 1440)('เวลาเรียนขั้นต่ำ', 'Minimum time')),
    ),
  ),
  noSkipping: shownWhen(isPlayed, initially(false, boolean('ห้ามเลื่อนข้ามวิดีโอ', 'No skipping ahead'))),
}

/** A filter for lessons that are open to every learner of the course. Their rules do not depend on the learner. */
export const openToAll = (today: string) => ({
  opensAfter: null,
  requires: { $size: 0 },
  $or: [{ opensOn: null }, { opensOn: { $lte: today } }],
  course: { inOrder: false, prerequisites: { $size: 0 } },
})
