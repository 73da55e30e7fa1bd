import { href } from 'react-router'
import type { Template } from './template.ts'

export const home: Template = {
  name: 'home',
  label: { th: 'หน้าแรกของสถาบัน', en: 'Home of an academy' },
  text: {
    th: 'ภาพเปิด ค้นหา หลักสูตรล่าสุด หมวดหมู่ ปฏิทินอบรม สถิติ และช่องทางติดต่อ',
    en: 'A hero, search, newest courses, categories, the calendar, key figures and contact details',
  },
  rows: [
    [
      {
        type: 'heading',
        props: { display: 'hero', buttonHref: href('/lesson/home'), secondHref: href('/user/register') },
        said: (say) => ({
          kicker: say({ th: 'ชื่อสถาบันหรือคำโปรย', en: 'Your name, or a line above' }),
          text: say({
            th: 'บอกในหนึ่งประโยคว่าผู้เรียนจะทำอะไรได้',
            en: 'Say in one sentence what people will be able to do',
          }),
          lead: say({
            th: 'อธิบายสั้น ๆ ว่าเรียนแบบใด ใช้เวลาเท่าใด และได้ใบรับรองหรือไม่',
            en: 'Say briefly how they learn, how long it takes, and whether there is a certificate',
          }),
          buttonText: say({ th: 'ดูหลักสูตรทั้งหมด', en: 'See all courses' }),
          secondText: say({ th: 'สมัครสมาชิก', en: 'Register' }),
        }),
      },
    ],
    [{ type: 'search-box' }],
    [
      {
        type: 'course-list',
        props: { limit: 8, moreHref: href('/lesson/home') },
        said: (say) => ({ title: say({ th: 'หลักสูตรล่าสุด', en: 'Newest courses' }) }),
      },
    ],
    [
      {
        type: 'category-grid',
        said: (say) => ({ title: say({ th: 'เลือกตามหมวดหมู่', en: 'Choose by category' }) }),
      },
    ],
    [
      {
        type: 'onsite-calendar',
        props: { isStrip: true },
        said: (say) => ({ title: say({ th: 'อบรม ณ สถานที่', en: 'Training on site' }), text: '' }),
      },
    ],
    [{ type: 'statistics', said: (say) => ({ title: say({ th: 'ผู้เรียนของเรา', en: 'Our learners' }) }) }],
    [
      {
        type: 'contact-strip',
        said: (say) => ({
          title: say({ th: 'สอบถามก่อนสมัคร', en: 'Ask before you enrol' }),
          text: say({ th: 'บอกว่าตอบภายในเมื่อใด', en: 'Say how soon you answer' }),
        }),
      },
    ],
  ],
}
