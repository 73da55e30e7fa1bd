import {
  boolean,
  choice,
  group,
  numberBetween,
  optional,
  text,
  withHint,
  withUnit,
} from '#platform/data/collection/field-builders.ts'
import { plainLayout } from '#ui/frame/header/layout.ts'
import { link } from './link.ts'

/** The layout at the top of the site's pages (specification §3, `layout`). */
export const layout = group({
  selectedlayout: choice([
    { value: 'standard', label: { th: 'แถวเดียว', en: 'One row' } },
    { value: 'stacked', label: { th: 'เมนูแยกแถว', en: 'Menu in its own row' } },
  ])('รูปแบบส่วนหัว', 'Header layout'),
  selectedposition: choice([
    { value: 'left', label: { th: 'ซ้าย', en: 'Left' } },
    { value: 'center', label: { th: 'กลาง', en: 'Centre' } },
  ])('ตำแหน่งโลโก้', 'Logo position'),
  selectedlogotype: choice([
    { value: 'both', label: { th: 'โลโก้และชื่อ', en: 'Logo and name' } },
    { value: 'mark', label: { th: 'โลโก้อย่างเดียว', en: 'Mark alone' } },
    { value: 'text', label: { th: 'ชื่ออย่างเดียว', en: 'Name alone' } },
  ])('โลโก้แสดง', 'Logo shows'),
  logosize: withHint(
    { th: 'บนโทรศัพท์สูง 50 พิกเซลเสมอ', en: 'On a phone it is always 50 px high' },
    withUnit({ th: 'พิกเซล', en: 'px' }, numberBetween(24, 96)('ความสูงของตรา', 'Logo height')),
  ),
  usermenutype: choice([
    { value: 'links', label: { th: 'ลิงก์เรียงกัน', en: 'Links side by side' } },
    { value: 'menu', label: { th: 'เมนูใต้รูปประจำตัว', en: 'A menu under the face' } },
  ])('เมนูผู้ใช้', 'User menu'),
  usermenuendpoint: choice([
    { value: 'user', label: { th: '/user (สถาบัน)', en: '/user (academy)' } },
    { value: 'student', label: { th: '/student (โรงเรียน)', en: '/student (school)' } },
  ])('URL ของการเข้าสู่ระบบและสมัคร', 'Login and registration URL'),
  showUserMenu: boolean('แสดงเมนูผู้ใช้', 'Show user menu'),
  topbarRight: optional(text('ข้อความแถบบนด้านขวา', 'Top bar text, right')),
  topbarRightUrl: optional(link('ลิงก์ของแถบบน', 'Top bar link')),
})

/** The default for a new site. */
export const firstLayout = {
  ...plainLayout,
  usermenuendpoint: 'user' as const,
  topbarRight: null,
  topbarRightUrl: null,
}
