import type { Template } from './template.ts'

export const questions: Template = {
  name: 'questions',
  label: { th: 'คำถามที่พบบ่อย', en: 'Questions and answers' },
  text: { th: 'คำถามเป็นหมวด ซึ่งเครื่องมือค้นหาแสดงได้', en: 'Questions by subject, which search engines may show' },
  rows: [
    [
      {
        type: 'heading',
        props: { display: 'hero' },
        said: (say) => ({ text: say({ th: 'คำถามที่พบบ่อย', en: 'Questions and answers' }) }),
      },
    ],
    [
      {
        type: 'accordion',
        said: (say) => ({
          title: say({ th: 'การสมัครและการเรียน', en: 'Enrolling and learning' }),
          items: [
            {
              question: say({ th: 'เริ่มเรียนได้เมื่อใด', en: 'When can I begin?' }),
              answer: say({ th: '<p>ตอบให้จบในสองประโยค</p>', en: '<p>Answer in two sentences</p>' }),
            },
            {
              question: say({ th: 'เรียนบนโทรศัพท์ได้หรือไม่', en: 'Can I learn on a phone?' }),
              answer: say({ th: '<p>ตอบให้จบในสองประโยค</p>', en: '<p>Answer in two sentences</p>' }),
            },
          ],
        }),
      },
    ],
    [
      {
        type: 'contact-strip',
        said: (say) => ({ title: say({ th: 'ยังไม่พบคำตอบ', en: 'Still no answer?' }) }),
      },
    ],
  ],
}
