import { privacyPolicy } from '../privacy/policy.ts'
import { split, whole } from '../rows.ts'
import type { SeedPage } from '../seed.ts'
import { about, yard } from './pages/about.ts'
import { contact, faq } from './pages/help.ts'
import { news } from './pages/news.ts'

const home: SeedPage = {
  type: 'page',
  slug: 'home',
  title: 'หน้าแรก',
  rows: [
    whole('hero', {
      type: 'heading',
      props: {
        display: 'hero',
        emblem: 'helmet',
        kicker: 'ลานฝึก 12 ไร่ ใกล้นิคมมาบตาพุด',
        text: 'กลับบ้านครบทุกคน ทุกกะ ทุกวัน',
        lead: 'อบรมความปลอดภัยและผลิตภาพสำหรับโรงงานทั้งโรง เรียนจากอุบัติเหตุจริง ฝึกบนเครื่องจริง สอบรายคน',
        buttonText: 'เลือกหลักสูตร',
        buttonHref: '/lesson/home',
        secondText: 'รู้จักศูนย์ฝึก',
        secondHref: '/cms/page/about',
      },
    }),
    whole('search', { type: 'search-box', props: { placeholder: 'พิมพ์ชื่องาน เช่น รถยก ที่อับอากาศ สารเคมี' } }),
    whole('required', {
      type: 'course-list',
      props: { title: 'หลักสูตรที่กฎหมายกำหนด', category: 'safety', limit: 4, moreHref: '/lesson/home' },
    }),
    whole('calendar', {
      type: 'onsite-calendar',
      props: { title: 'รอบฝึกที่ลานฝึกระยอง', isStrip: true, moreHref: '/cms/page/calendar' },
    }),
    whole('roles', {
      type: 'tabs',
      props: {
        title: 'ต้องอบรมอะไร ดูตามหน้าที่',
        tabs: [
          {
            name: 'พนักงานใหม่',
            html: `<p>เริ่มจากอ่านฉลากสารเคมี ตรวจการ์ดเครื่องจักร และ 5ส ในสัปดาห์แรก ก่อนเข้าไลน์จริง</p>
<p><a href="/lesson/categories/safety">ดูหมวดความปลอดภัยตามกฎหมาย</a></p>`,
          },
          {
            name: 'ช่างซ่อมบำรุง',
            html: `<p>ล็อกและแขวนป้ายเป็นหลักสูตรแรกของทุกคน ต่อด้วยงานร้อนและใบอนุญาตทำงานสำหรับผู้ที่เชื่อมหรือตัด</p>
<p><a href="/lesson/categories/electric">ดูหมวดไฟฟ้าและงานซ่อมบำรุง</a></p>`,
          },
          {
            name: 'ขับและยก',
            html: `<p>ผู้ขับรถยก ผู้บังคับปั้นจั่น และผู้ให้สัญญาณสอบรายคนบนลานฝึก แล้วทบทวนเมื่อเปลี่ยนรุ่นรถหรือเปลี่ยนพื้นที่</p>
<p><a href="/lesson/categories/logistics">ดูหมวดรถยก ปั้นจั่น และคลัง</a></p>`,
          },
          {
            name: 'หัวหน้างาน',
            html: `<p>ควบคุมงานในที่อับอากาศ ออกใบอนุญาตงานร้อน และอ่านตัวเลข OEE เพื่อเลือกเรื่องที่ควรแก้ก่อน</p>
<p><a href="/lesson/categories/business">ดูหมวดหัวหน้างานและผลิตภาพ</a></p>`,
          },
        ],
      },
    }),
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
    whole('yard', { type: 'gallery', props: { pictures: yard, columns: 4 } }),
    whole('categories', { type: 'category-grid', props: { title: 'เลือกตามงานที่ทำ' } }),
    whole('word', {
      type: 'testimonial',
      props: {
        items: [
          {
            quote: 'กฎของลานฝึกมีข้อเดียว คือไม่รีบ',
            name: 'ชาญวิทย์ โพธิ์งาม',
            role: 'ครูฝึกรถยกและปั้นจั่น',
          },
        ],
      },
    }),
    whole('news', { type: 'latest-posts', props: { page: 'news', limit: 4 } }),
    whole('booking', {
      type: 'contact-strip',
      props: {
        title: 'จองอบรมทั้งโรงงาน',
        text: 'บอกจำนวนคน กะ และงานที่ทำ เราจัดแผนให้ทั้งปี',
        email: 'training@factory.wicha.test',
      },
    }),
  ],
}

const calendar: SeedPage = {
  type: 'page',
  slug: 'calendar',
  title: 'ปฏิทินลานฝึก',
  rows: [whole('year', { type: 'onsite-calendar', props: { title: 'รอบอบรมทั้งปี' } })],
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

export const pages: SeedPage[] = [home, calendar, news, about, contact, faq, privacy]
