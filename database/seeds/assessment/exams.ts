import type { ExamSettings, Section } from '#domain/learning/assessment/blueprint.ts'
import { basics, firstAid, isolation } from './bank/topics.ts'

/** A section that names its questions by their codes, or draws some of a topic. */
export type SeedSection = Omit<Section, 'source'> & { source: { codes: string[] } | { tag: string; count: number } }

export interface SeedExam {
  name: string
  kind: 'exam' | 'practice'
  /** The lesson of the course that names it. */
  lesson: { name: string; minutes: number; content: string }
  sections: SeedSection[]
  settings: ExamSettings
}

/** The course whose exams these are. */
export const examCourse = 'ตรวจสอบระบบไฟฟ้าประจำปีของโรงงานขนาดเล็ก'

const common: Omit<ExamSettings, 'review' | 'releasesItself'> = {
  ...{ duration: 45, passPercent: 60, attempts: 1, waitBetween: 0, scoring: 'best', hasPenalty: false },
  ...{ navigation: 'free', perPage: 5, secondMarker: null, resitCap: null },
}

export const practiceExam: SeedExam = {
  name: 'แบบฝึกหัดความปลอดภัยทางไฟฟ้า',
  kind: 'practice',
  lesson: {
    name: 'แบบฝึกหัดก่อนสอบ',
    minutes: 15,
    content: '<p>สุ่มคำถามสิบข้อจากคลังข้อสอบ ทำกี่ครั้งก็ได้ ส่งแล้วดูเฉลยและคำอธิบายได้ทันที ทำได้ร้อยละ 60 ขึ้นไปถือว่าผ่านบทนี้</p>',
  },
  sections: [
    {
      ...{ id: 'basics', title: 'พื้นฐานไฟฟ้า', instruction: '', points: '1', shuffle: true },
      source: { tag: basics.tag, count: 4 },
    },
    {
      ...{ id: 'isolation', title: 'ตัดแยกพลังงาน', instruction: '', points: '1', shuffle: true },
      source: { tag: isolation.tag, count: 3 },
    },
    {
      ...{ id: 'aid', title: 'ปฐมพยาบาล', instruction: '', points: '1', shuffle: true },
      source: { tag: firstAid.tag, count: 3 },
    },
  ],
  settings: {
    ...common,
    ...{ duration: null, attempts: null, perPage: 1, releasesItself: true },
    review: { level: 'keys', from: 'submitted' },
  },
}

export const finalExam: SeedExam = {
  name: 'สอบปลายหลักสูตรความปลอดภัยทางไฟฟ้า',
  kind: 'exam',
  lesson: {
    name: 'สอบปลายหลักสูตร',
    minutes: 45,
    content: '<p>ข้อสอบสี่ตอน เวลา 45 นาที ผ่านที่ร้อยละ 60 ตอนที่สี่เป็นข้อเขียนซึ่งวิทยากรตรวจตามเกณฑ์ ผลประกาศพร้อมกันทั้งรอบ</p>',
  },
  sections: [
    {
      ...{ id: 'knowledge', title: 'ตอนที่ 1 ความรู้', instruction: 'ข้อละ 1 คะแนน', points: '1', shuffle: true },
      source: {
        codes: ['EL-101', 'EL-104', 'EL-107', 'EL-202', 'EL-207', 'EL-301', 'EL-304', 'EL-306', 'EL-309', 'EL-501'],
      },
    },
    {
      ...{ id: 'sums', title: 'ตอนที่ 2 คำนวณ', points: '2', shuffle: false },
      instruction: 'ข้อละ 2 คะแนน ตอบเป็นตัวเลขและเลือกหน่วย',
      source: { codes: ['EL-601', 'EL-602', 'EL-604', 'EL-605'] },
    },
    {
      ...{ id: 'aid', title: 'ตอนที่ 3 ปฐมพยาบาล', points: '1', shuffle: true },
      instruction: 'คำถามของแต่ละคนสุ่มจากคลังข้อสอบ ข้อละ 1 คะแนน',
      source: { tag: firstAid.tag, count: 3 },
    },
    {
      ...{ id: 'written', title: 'ตอนที่ 4 ข้อเขียน', points: '10', shuffle: false },
      instruction: 'ข้อเขียน 10 คะแนน ข้อสุดท้ายไม่มีคะแนน',
      source: { codes: ['EL-700', 'EL-701', 'EL-704'] },
    },
  ],
  settings: { ...common, releasesItself: false, review: { level: 'keys', from: 'released' } },
}
