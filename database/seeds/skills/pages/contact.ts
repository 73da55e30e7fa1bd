import { whole } from '../../rows.ts'
import type { SeedPage } from '../../seed.ts'

export const contact: SeedPage = {
  type: 'page',
  slug: 'contact',
  title: 'ติดต่อเรา',
  rows: [
    whole('office', {
      type: 'map-link',
      props: {
        name: 'สำนักงานใหญ่และศูนย์ฝึกลาดกระบัง',
        address: '88 ถนนฉลองกรุง แขวงลาดกระบัง\nเขตลาดกระบัง กรุงเทพมหานคร 10520',
        hours: [
          { days: 'จันทร์–ศุกร์', time: '8.30–16.30 น.' },
          { days: 'เสาร์', time: 'เฉพาะวันที่มีรอบอบรม' },
          { days: 'อาทิตย์', time: 'ปิด' },
        ],
        note: 'รถไฟฟ้าแอร์พอร์ต เรล ลิงก์ ลงสถานีลาดกระบัง แล้วต่อรถสองแถวสายฉลองกรุง มีที่จอดรถในสถาบัน',
        phone: '02 123 4567',
        query: 'ถนนฉลองกรุง ลาดกระบัง กรุงเทพมหานคร',
      },
    }),
    whole('bangna', {
      type: 'map-link',
      props: {
        name: 'ศูนย์ฝึกบางนา',
        address: '88 ถนนบางนา-ตราด แขวงบางนาใต้\nเขตบางนา กรุงเทพมหานคร 10260',
        hours: [{ days: 'จันทร์–เสาร์', time: '8.30–17.00 น.' }],
        phone: '02 123 4567',
        service: 'osm',
        query: 'ถนนบางนา-ตราด บางนาใต้',
      },
    }),
    whole('ways', {
      type: 'contact-strip',
      props: {
        title: 'สอบถามหลักสูตรและอบรมในองค์กร',
        text: 'บอกจำนวนคนและวันที่สะดวก เจ้าหน้าที่จะเสนอรอบและราคากลับไปภายในสองวันทำการ',
        email: 'info@skills.wicha.test',
      },
    }),
    whole('complaint', {
      type: 'button',
      props: { text: 'ร้องเรียนหรือเสนอแนะ', look: 'line', to: 'page', page: 'complaint' },
    }),
    whole('direct', {
      type: 'button',
      props: { text: 'ดูคำถามที่พบบ่อยก่อน', look: 'line', to: 'page', page: 'faq' },
    }),
  ],
}
