import type { Template } from './template.ts'

export const contact: Template = {
  name: 'contact',
  label: { th: 'ติดต่อเรา', en: 'Contact' },
  text: { th: 'ที่ตั้ง เวลาทำการ แผนที่ และช่องทางติดต่อ', en: 'Where you are, when you are open, a map, and how to reach you' },
  rows: [
    [{ type: 'heading', props: { display: 'hero' }, said: (say) => ({ text: say({ th: 'ติดต่อเรา', en: 'Contact' }) }) }],
    [
      {
        type: 'map-link',
        said: (say) => ({
          name: say({ th: 'ชื่ออาคารหรือสาขา', en: 'Name of the building or branch' }),
          address: say({ th: 'เลขที่ ถนน แขวง เขต จังหวัด รหัสไปรษณีย์', en: 'Number, street, district, province, postcode' }),
          hours: [{ days: say({ th: 'จันทร์ถึงศุกร์', en: 'Monday to Friday' }), time: '8.30–16.30' }],
          note: say({ th: 'บอกที่จอดรถหรือทางลงรถไฟฟ้า', en: 'Say where to park or which station to leave at' }),
        }),
      },
    ],
    [
      {
        type: 'contact-strip',
        said: (say) => ({
          title: say({ th: 'คุยกับเจ้าหน้าที่', en: 'Talk to us' }),
          text: say({ th: 'เรื่องใดควรใช้ช่องทางใด', en: 'Which way for which question' }),
        }),
      },
    ],
  ],
}
