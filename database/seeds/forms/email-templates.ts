import type { NewRowOf } from '#platform/data/collection/registry.ts'

/** A template by a key, under which flows of the seed name it. */
export type EmailTemplateInput = NewRowOf<'email_template'> & { key: string }

type Block = NonNullable<EmailTemplateInput['blocks']>[number]

const heading = (id: string, text: string): Block => ({ id, type: 'heading', text })
const body = (id: string, text: string): Block => ({ id, type: 'text', text })
const divider: Block = { id: 'line', type: 'divider' }
const skillsAddress = 'สถาบันพัฒนาทักษะไทย 88 ถนนฉลองกรุง ลาดกระบัง กรุงเทพฯ 10520'
const skillsFooter = { footerText: `${skillsAddress}\nโทร 02 123 4567 จันทร์–ศุกร์ 8.30–16.30 น.` }

export const skillsTemplates: EmailTemplateInput[] = [
  {
    ...{ key: 'application', name: 'รับใบสมัครแล้ว', subject: 'เราได้รับใบสมัครเลขที่ {{form.number}} แล้ว' },
    preheader: 'ทราบผลภายใน 3 วันทำการ',
    blocks: [
      heading('hello', 'เรียน คุณ{{form.fullName}}'),
      body('received', 'ขอบคุณที่สมัครอบรมกับเรา ใบสมัครของคุณเลขที่ {{form.number}} อยู่ระหว่างตรวจคุณสมบัติ'),
      {
        ...{ id: 'next', type: 'columns' },
        columns: [
          { title: 'ขั้นต่อไป', text: 'เจ้าหน้าที่แจ้งผลทางอีเมลนี้ภายใน 3 วันทำการ' },
          { title: 'สิ่งที่ต้องเตรียม', text: 'บัตรประชาชนตัวจริง และชุดที่ลงมือฝึกได้สะดวก' },
        ],
      },
      { id: 'more', type: 'button', label: 'ดูปฏิทินอบรม', href: '/cms/page/calendar' },
      divider,
      body('call', 'ต้องการเปลี่ยนรอบหรือยกเลิก ตอบอีเมลนี้ได้เลย'),
    ],
    ...skillsFooter,
  },
  {
    ...{ key: 'complaint-alert', name: 'แจ้งผู้จัดการ: เรื่องร้องเรียนเร่งด่วน' },
    subject: 'เรื่องร้องเรียนเร่งด่วน {{form.number}}',
    preheader: 'โปรดตอบรับภายใน 24 ชั่วโมง',
    blocks: [
      heading('hello', 'มีเรื่องร้องเรียนเร่งด่วน'),
      body('what', 'เลขที่ {{form.number}}\n\n{{form.details}}'),
      { id: 'open', type: 'button', label: 'เปิดรายการร้องเรียน', href: '/form/dashboard' },
    ],
    ...skillsFooter,
  },
  {
    ...{ key: 'complaint-receipt', name: 'ตอบรับเรื่องร้องเรียน', subject: 'รับเรื่องของคุณแล้ว เลขที่ {{form.number}}' },
    preheader: 'เราจะแจ้งผลภายใน 7 วัน',
    blocks: [
      heading('hello', 'ขอบคุณที่บอกเรา'),
      body('received', 'เรารับเรื่องเลขที่ {{form.number}} แล้ว และกำลังตรวจสอบกับผู้เกี่ยวข้อง ขออภัยในความไม่สะดวกที่เกิดขึ้น'),
      body('when', 'คุณจะทราบผลภายใน 7 วัน เรื่องเร่งด่วนจะมีผู้จัดการโทรหาภายในวันทำการถัดไป'),
      divider,
      { id: 'where', type: 'address', text: skillsAddress },
    ],
    ...skillsFooter,
  },
  {
    ...{ key: 'callback', name: 'นัดโทรกลับ', subject: 'เจ้าหน้าที่จะโทรหาคุณภายในวันทำการถัดไป' },
    preheader: 'เตรียมคำถามไว้ได้เลย',
    blocks: [
      heading('hello', 'สวัสดีค่ะ คุณ{{form.fullName}}'),
      body('call', 'เราจะโทรกลับที่หมายเลข {{form.phone}} เพื่อช่วยเลือกหลักสูตรที่เหมาะกับคุณ'),
      body('late', 'หากเปลี่ยนเวลา โทร 02 123 4567 ได้ทุกวันทำการ'),
    ],
    ...skillsFooter,
  },
]

export const factoryTemplates: EmailTemplateInput[] = [
  {
    ...{ key: 'weekly', name: 'เตือนตรวจรายชื่อประจำสัปดาห์', subject: 'ตรวจรายชื่อผู้เข้าฝึกสัปดาห์นี้' },
    preheader: 'ตรวจก่อนเปิดลานฝึกวันจันทร์',
    headingAlignment: 'center',
    blocks: [
      heading('hello', 'ก่อนเปิดลานฝึกวันนี้'),
      body(
        'list',
        '1. ตรวจใบรับรองแพทย์ของผู้เข้าฝึกที่อับอากาศและที่สูง\n2. ยืนยันคำจองของบริษัทที่ชำระมัดจำแล้ว\n3. เตรียมชุดฝึกตามขนาดที่ลงทะเบียน',
      ),
      { id: 'open', type: 'button', label: 'เปิดแบบฟอร์มทั้งหมด', href: '/form/dashboard' },
    ],
    footerText: 'ศูนย์ฝึกอบรมโรงงานระยอง โทร 038 123 456',
  },
]
