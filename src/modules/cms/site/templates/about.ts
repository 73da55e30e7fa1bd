import type { Template } from './template.ts'

export const about: Template = {
  name: 'about',
  label: { th: 'เกี่ยวกับเรา', en: 'About us' },
  text: {
    th: 'เราเป็นใคร สอนอย่างไร ตัวเลขของเรา และเสียงจากผู้เรียน',
    en: 'Who you are, how you teach, your figures, and what learners say',
  },
  rows: [
    [
      {
        type: 'heading',
        props: { display: 'hero' },
        said: (say) => ({
          text: say({ th: 'เกี่ยวกับเรา', en: 'About us' }),
          lead: say({
            th: 'บอกว่าสถาบันตั้งขึ้นเมื่อใด เพื่อใคร และต่างจากที่อื่นอย่างไร',
            en: 'Say when the academy was founded, for whom, and what makes it different',
          }),
        }),
      },
    ],
    [
      {
        ...{ type: 'text', col: 7 },
        said: (say) => {
          const title = say({ th: 'เราสอนอย่างไร', en: 'How we teach' })
          const first = say({
            th: 'เขียนสองถึงสามย่อหน้า เล่าเรื่องจริงของผู้เรียนหนึ่งคนดีกว่าคำกว้าง ๆ',
            en: 'Write two or three paragraphs. One true story of a learner says more than large words.',
          })
          return { html: `<h2>${title}</h2><p>${first}</p>` }
        },
      },
      { type: 'image', version: 2, col: 5 },
    ],
    [{ type: 'statistics', said: (say) => ({ title: say({ th: 'ตัวเลขของเรา', en: 'Our figures' }) }) }],
    [
      {
        type: 'testimonial',
        said: (say) => ({
          title: say({ th: 'ผู้เรียนพูดถึงเรา', en: 'What learners say' }),
          items: [
            {
              quote: say({
                th: 'คำของผู้เรียนที่อนุญาตให้เผยแพร่แล้ว',
                en: 'The words of a learner who has agreed to be quoted',
              }),
              name: say({ th: 'ชื่อผู้เรียน', en: 'Name of the learner' }),
              role: say({ th: 'ตำแหน่งและหน่วยงาน', en: 'Position and organisation' }),
            },
          ],
        }),
      },
    ],
  ],
}
