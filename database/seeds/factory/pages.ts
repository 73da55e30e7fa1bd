import { privacyPolicy } from '../privacy/policy.ts'
import { split, whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'หน้าแรก',
  rows: [
    whole('hero', {
      type: 'heading',
      props: {
        display: 'hero',
        kicker: 'ลานฝึก 12 ไร่ ใกล้นิคมมาบตาพุด',
        text: 'กลับบ้านครบทุกคน ทุกกะ ทุกวัน',
        lead: 'อบรมความปลอดภัยและผลิตภาพสำหรับโรงงานทั้งโรง เรียนจากอุบัติเหตุจริง ฝึกบนเครื่องจริง สอบรายคน',
        buttonText: 'เลือกหลักสูตร',
        buttonHref: '/lesson/home',
        secondText: 'รู้จักศูนย์ฝึก',
        secondHref: '/cms/page/about',
      },
    }),
    whole('required', {
      type: 'course-list',
      props: { title: 'หลักสูตรที่กฎหมายกำหนด', category: 'safety', limit: 4, moreHref: '/lesson/home' },
    }),
    whole('search', { type: 'search-box', props: { placeholder: 'พิมพ์ชื่องาน เช่น รถยก ที่อับอากาศ สารเคมี' } }),
    split('why', [
      {
        col: 5,
        type: 'text',
        props: {
          html: `<h2>ฝึกเหมือนจริง เพื่อไม่ต้องเจอของจริง</h2>
<p>ถังฝึกที่อับอากาศ ลานรถยกสามขนาด ปั้นจั่นเหนือศีรษะ 5 ตัน และแผงตัดแยกพลังงาน ทุกสถานีออกแบบจากเหตุที่เกิดขึ้นในโรงงานไทย</p>
<p>จัดอบรมในโรงงานของคุณได้ทุกกะ รวมกะดึกและวันหยุด</p>`,
        },
      },
      {
        col: 7,
        type: 'image',
        props: {
          url: '/seed/factory.svg',
          alt: 'ภาพวาดโรงงาน รถยก และหมวกนิรภัย',
          caption: 'ลานฝึกระยอง เปิดทุกวันจันทร์ถึงวันเสาร์',
        },
      },
    ]),
    whole('highlights', { type: 'course-highlights', props: { title: 'เลือกตามงานที่ทำ' } }),
    whole('productivity', {
      type: 'course-list',
      props: { title: 'ปรับปรุงงานด้วยตัวเอง', category: 'business', limit: 4 },
    }),
  ],
}

const about: SeedPage = {
  type: 'page',
  slug: 'about',
  title: 'ศูนย์ฝึกของเรา',
  rows: [
    whole('top', {
      type: 'heading',
      props: {
        display: 'section',
        kicker: 'ระยอง',
        text: 'ศูนย์ฝึกอบรมโรงงานระยอง',
        lead: 'ก่อตั้งโดยโรงงาน 37 แห่งที่ตกลงกันว่าจะไม่แข่งกันเรื่องความปลอดภัย',
      },
    }),
    whole('story', {
      type: 'text',
      props: {
        html: `<p>ศูนย์เปิดในปี 2556 หลังเหตุในที่อับอากาศที่ทำให้เพื่อนร่วมงานไม่ได้กลับบ้านสามคน โรงงานในพื้นที่จึงรวมกันสร้างลานฝึกกลาง แบ่งปันบทเรียนจากอุบัติเหตุโดยไม่ปิดบัง</p>
<h3>สิ่งที่คุณจะได้</h3>
<ul><li>ครูฝึกที่ยังทำงานหน้างานอยู่</li><li>สัดส่วนภาคปฏิบัติไม่น้อยกว่าร้อยละ 60</li><li>ทะเบียนผู้ผ่านการอบรมที่ฝ่ายบุคคลตรวจสอบได้</li></ul>
<h3>ติดต่อ</h3>
<p>โทร 038 123 456 ทุกวันจันทร์ถึงวันเสาร์ เวลา 7.30–17.00 น.</p>`,
      },
    }),
  ],
}

const privacy = privacyPolicy({
  name: 'ศูนย์ฝึกอบรมโรงงานระยอง',
  nameEn: 'Rayong Factory Academy',
  address: '12 ถนนสุขุมวิท ตำบลมาบตาพุด อำเภอเมืองระยอง จังหวัดระยอง 21150',
  addressEn: '12 Sukhumvit Road, Map Ta Phut, Mueang Rayong, Rayong 21150',
  phone: '038 123 456',
  email: 'dpo@factory.wicha.test',
  since: { th: '1 ตุลาคม 2569', en: '1 October 2026' },
})

export const pages: SeedPage[] = [home, about, privacy]
