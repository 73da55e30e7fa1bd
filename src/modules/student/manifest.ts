import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { personChange } from './collections/person-change.ts'

const admins = ['admin'] as const
const readers = [...admins, 'manager', 'member'] as const
const learner = { role: 'user' }

export default defineModule({
  name: 'student',
  label: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
  uses: ['enroll', 'user'],
  collections: [personChange],
  jobs: ['edition/move-edition'],
  routes: [
    officePage(readers, {
      path: '/student',
      name: 'student',
      title: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
      to: '/student/dashboard',
    }),
    officePage(readers, {
      path: '/student/dashboard',
      name: 'student-dashboard',
      title: { th: 'ทะเบียนผู้เรียน', en: 'Learner records' },
      screen: 'dashboard',
      list: 'user',
      presets: learner,
      groups: ['people'],
      hasDashboard: true,
      meta: { inMenu: true, icon: 'learner' },
      help: [
        {
          th: 'ผู้เรียนของเว็บนี้ พร้อมจำนวนหลักสูตร ความคืบหน้าเฉลี่ย ชั่วโมงสะสม และวันที่เรียนล่าสุด',
          en: 'The learners of this site with their courses, mean progress, credit hours and when they were last there.',
        },
        {
          th: 'นำเข้าจาก Excel ได้จากเมนูนำเข้า ระบบตรวจให้ดูก่อนทุกแถว และย้อนกลับได้',
          en: 'They are brought in from Excel by the import, which shows every row before anything is stored, and can be taken back.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/add',
      name: 'student-add',
      title: { th: 'เพิ่มผู้เรียน', en: 'Add a learner' },
      add: 'user',
    }),
    officePage(readers, {
      path: '/student/detail/:id',
      name: 'student-detail',
      title: { th: 'ระเบียนผู้เรียน', en: 'Learner record' },
      screen: 'detail',
      show: 'user',
      presets: learner,
    }),
    officePage(admins, {
      path: '/student/edit/:id',
      name: 'student-edit',
      title: { th: 'แก้ไขระเบียนผู้เรียน', en: 'Edit the learner' },
      edit: 'user',
      presets: learner,
    }),
    officePage(admins, {
      path: '/student/merge/:id',
      name: 'student-merge',
      title: { th: 'รวมระเบียนซ้ำ', en: 'Merge a duplicate' },
      screen: 'merge',
      help: [
        {
          th: 'เลือกระเบียนที่ซ้ำ เทียบค่าที่ต่างกัน แล้วเลือกว่าจะเก็บของใคร',
          en: 'Choose the duplicate, compare, and say whose values are kept.',
        },
        {
          th: 'ทุกอย่างของระเบียนที่ซ้ำย้ายมาในครั้งเดียว และยกเลิกการรวมได้จากหน้าระเบียน',
          en: 'All that is of the duplicate is moved at once, and the merge can be taken back from the record.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/transfer',
      name: 'student-transfer',
      title: { th: 'ย้ายหลักสูตร', en: 'Transfer' },
      screen: 'transfer',
      linkedFromList: 'user',
      requiresModule: 'enroll',
      help: [
        {
          th: 'ย้ายการลงทะเบียนของผู้เรียนไปหลักสูตรหรือรุ่นอื่น โดยเก็บบทที่เรียนจบแล้ว',
          en: 'Moves a learner’s enrolment to another course or round and keeps the lessons that are finished.',
        },
        { th: 'ตรวจให้ดูก่อนทุกครั้ง และยกเลิกได้จากหน้าระเบียน', en: 'You see first what moves, and it can be taken back.' },
      ],
    }),
    officePage(admins, {
      path: '/student/edition/:id',
      name: 'student-edition',
      title: { th: 'ย้ายผู้เรียนมารุ่นใหม่', en: 'Move learners to the new edition' },
      screen: 'edition',
      help: [
        {
          th: 'เปิดจากหลักสูตรรุ่นใหม่ ระบบแสดงผู้ที่ยังเรียนรุ่นก่อน บทที่อยู่ทั้งสองรุ่น บทใหม่ บทที่หายไป และความคืบหน้าก่อนและหลังย้าย ยังไม่มีอะไรเปลี่ยน',
          en: 'Opened from the new edition: who is still on an older one, which lessons are in both, new or gone, and progress before and after. Nothing changes yet.',
        },
        {
          th: 'บทที่เรียนจบและเวลาที่ดูไปแล้วย้ายตามมา ผู้ที่เรียนจบรุ่นก่อนแล้วไม่ถูกย้าย ทำซ้ำได้โดยไม่เกิดผลซ้ำ',
          en: 'What was finished and watched goes along. Who has completed the older edition is not moved. It may be repeated.',
        },
        {
          th: 'ย้อนกลับเป็นรายคนได้จากหน้าระเบียนผู้เรียน',
          en: 'Each can be led back from the record of the learner.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/image',
      name: 'student-image',
      title: { th: 'รูปผู้เรียน', en: 'Pictures of learners' },
      screen: 'image',
      linkedFromList: 'user',
      help: [
        {
          th: 'เลือกรูปหลายไฟล์ที่ตั้งชื่อด้วยเลขประจำตัวประชาชนหรือชื่อผู้ใช้ ระบบจับคู่ให้ตรวจก่อน',
          en: 'Choose many files that are called by citizen id or username: you see whose they are before they are sent.',
        },
        {
          th: 'รูปเปิดได้เฉพาะผู้ที่อ่านระเบียนของผู้เรียนได้',
          en: 'A picture is opened only by who may read the learner’s record.',
        },
      ],
    }),
    officePage(admins, {
      path: '/student/change',
      name: 'student-change',
      title: { th: 'ประวัติการรวมและย้าย', en: 'Merges and transfers' },
      list: 'person_change',
      linkedFromList: 'user',
    }),
    officePage(admins, {
      path: '/student/change/:id',
      name: 'student-change-detail',
      title: { th: 'การรวมหรือย้าย', en: 'Merge or transfer' },
      show: 'person_change',
    }),
  ],
})
