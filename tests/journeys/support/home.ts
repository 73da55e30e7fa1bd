import type { Page } from '@playwright/test'
import { type Builder, fields } from './building.ts'

/** The name of each block in the palette. */
export const names: Record<string, string> = {
  heading: 'หัวเรื่อง',
  'search-box': 'ช่องค้นหาหลักสูตร',
  'target-courses': 'หลักสูตรสำหรับกลุ่มเป้าหมาย',
  statistics: 'สถิติ',
  'category-grid': 'ตารางหมวดหมู่',
  'course-highlights': 'หลักสูตรเด่นตามหมวด',
  'onsite-calendar': 'ปฏิทินอบรมทั้งปี',
  tabs: 'แท็บ',
  'latest-posts': 'ข่าวและโพสต์ล่าสุด',
  accordion: 'คำถามที่พบบ่อยหรือหัวข้อแบบพับ',
  button: 'ปุ่ม',
  'login-strip': 'แถบเข้าสู่ระบบ',
}

const categories: Record<string, string> = {
  electric: 'ช่างไฟฟ้าและอิเล็กทรอนิกส์',
  digital: 'ดิจิทัลและงานสำนักงาน',
  food: 'อาหารและงานบริการ',
}

const pages: Record<string, string> = { news: 'ข่าวและเรื่องเล่า', faq: 'คำถามที่พบบ่อย' }

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').trim()
/** Returns the first paragraph of HTML as plain text. */
export const firstOf = (html: string) => plain(html.split('</p>')[0]!)

type Fill = (builder: Builder, props: Record<string, string>, page: Page) => Promise<void>

/** How to write the content of a block in its fields. A block without an entry keeps its initial content. */
export const fills: Record<string, Fill> = {
  async heading(builder, props) {
    await builder.write('หัวเรื่อง', props['text']!)
    await builder.write('คำอธิบาย', props['lead']!)
    await builder.write('คำนำเหนือหัวเรื่อง', props['kicker']!)
    await builder.write('ข้อความบนปุ่ม', props['buttonText']!)
    await builder.write('ปุ่มนำไปที่', props['buttonHref']!)
    await builder.write('ข้อความบนปุ่มที่สอง', props['secondText']!)
    await builder.write('ปุ่มที่สองนำไปที่', props['secondHref']!)
    await builder.tab('หน้าตา')
    await builder.pick('รูปแบบ', 'หัวเรื่องใหญ่เปิดหน้า')
  },
  'search-box': async (builder, props) => builder.write('ข้อความในช่อง', props['placeholder']!),
  'target-courses': async (builder, props) => builder.write('จำนวน', String(props['limit'])),
  'category-grid': async (builder, props) => builder.write('หัวข้อ', props['title']!),
  async 'course-highlights'(builder, props) {
    await builder.write('หัวข้อ', props['title']!)
    for (const name of props['categories'] as unknown as string[]) await builder.pick('หมวดหมู่', categories[name]!)
  },
  async 'onsite-calendar'(builder, props) {
    await builder.write('หัวข้อ', props['title']!)
    await builder.tab('หน้าตา')
    await builder.turnOn('แสดงเป็นแถบสั้น')
    await builder.tab('เนื้อหา')
    await builder.write('ดูทั้งปีที่', props['moreHref']!)
  },
  async tabs(builder, props, page) {
    await builder.write('หัวข้อ', props['title']!)
    for (const { name, html } of props['tabs'] as unknown as { name: string; html: string }[]) {
      await builder.press(fields(page).getByRole('button', { name: 'เพิ่มแท็บ' }))
      await builder.write('ชื่อแท็บ', name)
      await builder.write('เนื้อความ', firstOf(html))
    }
  },
  async 'latest-posts'(builder, props) {
    await builder.write('หัวข้อ', props['title']!)
    await builder.pick('โพสต์ของหน้า', pages[props['page']!]!)
    await builder.write('จำนวน', String(props['limit']))
  },
  async accordion(builder, props, page) {
    await builder.write('หัวข้อ', props['title']!)
    await builder.write('คำอธิบาย', props['text']!)
    for (const { question, answer } of props['items'] as unknown as { question: string; answer: string }[]) {
      await builder.press(fields(page).getByRole('button', { name: 'เพิ่มคำถาม' }))
      await builder.write('คำถาม', question)
      await builder.write('คำตอบ', firstOf(answer))
    }
  },
  async button(builder, props) {
    await builder.write('ข้อความบนปุ่ม', props['text']!)
    await builder.pick('นำไปที่', 'หน้าเว็บ')
    await builder.pick('หน้าเว็บ', pages[props['page']!]!)
    await builder.tab('หน้าตา')
    await builder.pick('แบบปุ่ม', 'ข้อความ')
    await builder.turnOn('ปุ่มเล็ก')
    await builder.choose('การจัดวาง', 'ขวา')
  },
}
