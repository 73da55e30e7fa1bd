import { href } from 'react-router'
import type { Template } from './template.ts'

export const courseOffer: Template = {
  name: 'course-offer',
  label: { th: 'แนะนำหลักสูตรหรือโครงการ', en: 'Presenting a course or programme' },
  text: {
    th: 'หน้าเดียวสำหรับประชาสัมพันธ์: เหมาะกับใคร ได้อะไร วันเปิด คำถามที่พบบ่อย และปุ่มสมัคร',
    en: 'One page for a campaign: for whom, what they gain, the opening day, questions, and a button to enrol',
  },
  rows: [
    [
      {
        type: 'heading',
        props: { display: 'hero', buttonHref: href('/lesson/home') },
        said: (say) => ({
          text: say({ th: 'ชื่อหลักสูตรหรือโครงการ', en: 'Name of the course or programme' }),
          lead: say({ th: 'ผลลัพธ์ที่ผู้เรียนได้ ในหนึ่งประโยค', en: 'What people gain, in one sentence' }),
          buttonText: say({ th: 'สมัครเรียน', en: 'Enrol' }),
        }),
      },
    ],
    [
      {
        ...{ type: 'text', col: 6 },
        said: (say) => {
          const title = say({ th: 'เหมาะกับใคร', en: 'For whom' })
          const who = say({ th: 'บอกตำแหน่งหรือพื้นฐานที่ควรมี', en: 'Say which position or knowledge people should have' })
          return { html: `<h2>${title}</h2><p>${who}</p>` }
        },
      },
      {
        ...{ type: 'text', col: 6 },
        said: (say) => {
          const title = say({ th: 'จะทำอะไรได้', en: 'What you will be able to do' })
          const what = say({ th: 'เขียนเป็นข้อ ขึ้นต้นด้วยคำกริยา', en: 'Write a list; begin each point with a verb' })
          return { html: `<h2>${title}</h2><ul><li>${what}</li></ul>` }
        },
      },
    ],
    [
      {
        type: 'course-highlights',
        said: (say) => ({ title: say({ th: 'หลักสูตรในโครงการ', en: 'Programme courses' }) }),
      },
    ],
    [
      {
        type: 'accordion',
        said: (say) => ({
          title: say({ th: 'คำถามก่อนสมัคร', en: 'Before you enrol' }),
          items: [
            {
              question: say({ th: 'ได้ใบรับรองหรือไม่', en: 'Is there a certificate?' }),
              answer: say({ th: '<p>บอกเงื่อนไขที่จะได้</p>', en: '<p>Say what it takes to get it</p>' }),
            },
            {
              question: say({ th: 'ออกใบเสนอราคาให้บริษัทได้หรือไม่', en: 'Can a company have a quotation?' }),
              answer: say({ th: '<p>บอกวิธีขอและผู้ติดต่อ</p>', en: '<p>Say how to ask, and whom</p>' }),
            },
          ],
        }),
      },
    ],
    [{ type: 'login-strip' }],
  ],
}
