import { sql } from 'kysely'
import { nobody, type Rule } from '#platform/data/access/rule.ts'
import { isAtLeast, isSignedIn, isStaff, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import {
  boolean,
  choice,
  code,
  codes,
  computed,
  date,
  derived,
  entries,
  file,
  initially,
  longtext,
  only,
  optional,
  reference,
  richtext,
  slugGiven,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { page } from '#platform/content/page/page-field.ts'
import { pagePassword } from '#platform/content/page/unlock/page-password.ts'

const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
const pictures = ['png', 'jpg', 'jpeg', 'webp', 'gif']

/**
 * A page's content is closed to all but staff until its password is given, and to visitors if it requires a login (U8).
 * The gate of a page also closes its posts.
 */
const opened: Rule = (viewer) => {
  if (isStaff(viewer)) return true
  const pastGates = gatesOf(viewer)
  return { ...pastGates, $and: [{ $or: [{ type: { $ne: 'post' } }, { parent: null }, { page: pastGates }] }] }
}

const gatesOf = ({ opened: keys, ...viewer }: Viewer) => ({
  ...(isSignedIn(viewer) ? {} : { authen: false }),
  $or: [{ password: null }, ...(keys ? [{ _id: { $in: keys } }] : [])],
})

/** Published, within its dates, and for the viewer's audience. For others the page does not exist. */
const shown: Rule = (viewer, { today }) =>
  isStaff(viewer) || {
    status: true,
    purpose: { $ne: 'template' },
    $and: [
      { $or: [{ visibleFrom: null }, { visibleFrom: { $lte: today } }] },
      { $or: [{ visibleUntil: null }, { visibleUntil: { $gte: today } }] },
      { $or: [{ audience: 'everybody' }, { audience: isSignedIn(viewer) ? 'user' : 'guest' }] },
      { $or: [{ targets: { $size: 0 } }, ...(viewer.band ? [{ targets: viewer.band }] : [])] },
    ],
  }

/**
 * A page with an access check, or with parts for some viewers only, is readable in full only by staff. Others get the
 * parts that they may see (requirement L181.3).
 */
const unguarded: Rule = (viewer, on) => {
  const open = opened(viewer, on)
  if (typeof open === 'boolean') return open
  return {
    ...open,
    'builder.rows.columns.objects.type': { $ne: 'access-check' },
    'builder.rows.columns.objects.when': { $exists: false },
    'builder.rows.when': { $exists: false },
  }
}

/** A page, form or post of a site (specification §3, Post and Page; decision 6). `builder` holds its rows. */
export const post = defineCollection({
  name: 'post',
  label: { th: 'หน้าเว็บ', en: 'page' },
  plural: { th: 'หน้าเว็บและโพสต์', en: 'Pages and posts' },
  site: 'owner',
  softDelete: true,
  history: true,
  title: ['title'],
  fields: {
    type: initially(
      'page',
      choice([
        { value: 'page', label: { th: 'หน้าเว็บ', en: 'Page' } },
        { value: 'form', label: { th: 'แบบฟอร์ม', en: 'Form' } },
        { value: 'post', label: { th: 'โพสต์', en: 'Post' } },
      ])('ชนิด', 'Type'),
    ),
    title: text('ชื่อหน้า', 'Title'),
    purpose: initially(
      'page',
      choice([
        { value: 'page', label: { th: 'หน้าของเว็บไซต์', en: 'A page of the site' } },
        { value: 'part', label: { th: 'ส่วนที่ใช้ร่วมกันหลายหน้า', en: 'A part shared by pages' } },
        { value: 'template', label: { th: 'แม่แบบของหน้าใหม่', en: 'A template for new pages' } },
      ])('ใช้เป็น', 'Used as'),
    ),
    slug: slugGiven(code('URL ของหน้า', 'Slug')),
    content: only({ read: opened }, initially('', richtext('เนื้อความ', 'Text'))),
    builder: only({ read: unguarded }, initially({ version: 1, rows: [] }, page('เนื้อหาหน้า', 'Content'))),
    feature_image: optional(file({ extensions: pictures })('ภาพประกอบ', 'Feature image')),
    status: initially(false, boolean('เผยแพร่', 'Published')),
    display: initially(
      'single',
      choice([
        { value: 'single', label: { th: 'หน้าเดียว', en: 'Single' } },
        { value: 'group', label: { th: 'รวมโพสต์', en: 'Group' } },
      ])('การแสดง', 'Display'),
    ),
    password: only({ read: nobody, write: byAdmin }, optional(pagePassword('รหัสผ่านของหน้า', 'Page password'))),
    hasPassword: derived((column) => sql`${column('password')} is not null`, boolean('มีรหัสผ่าน', 'Password protected')),
    authen: initially(false, boolean('ต้องเข้าสู่ระบบ', 'Login required')),
    course: optional(reference('course')('หลักสูตร', 'Course')),
    destination: optional(code('ปลายทางข้อมูล', 'Destination')),
    next: optional(code('ขั้นถัดไป', 'Next')),
    ref1: optional(code('เลขอ้างอิง 1', 'Reference 1')),
    parent: optional(reference('post')('อยู่ใต้หน้า', 'Parent page')),
    mode: initially(
      'default',
      choice([
        { value: 'default', label: { th: 'ปกติ', en: 'Default' } },
        { value: 'standard', label: { th: 'มาตรฐาน', en: 'Standard' } },
        { value: 'blank', label: { th: 'พื้นเทา ไม่มีส่วนหัว', en: 'Blank: grey, no header' } },
      ])('รูปแบบหน้า', 'Page mode'),
    ),
    fullscreen: initially(false, boolean('เต็มจอ ไม่มีส่วนหัวและส่วนท้าย', 'Fullscreen, without header and footer')),
    audience: initially(
      'everybody',
      choice([
        { value: 'everybody', label: { th: 'ทุกคน', en: 'Everybody' } },
        { value: 'user', label: { th: 'เฉพาะผู้ที่เข้าสู่ระบบ', en: 'Only logged-in people' } },
        { value: 'guest', label: { th: 'เฉพาะผู้ที่ยังไม่เข้าสู่ระบบ', en: 'Only visitors who are not logged in' } },
      ])('แสดงแก่', 'Shown to'),
    ),
    targets: initially<string[], string | string[]>([], codes('target')('เฉพาะกลุ่มเป้าหมาย', 'Only for target groups')),
    visibleFrom: optional(date('แสดงตั้งแต่วันที่', 'Shown from')),
    visibleUntil: optional(date('แสดงถึงวันที่', 'Shown until')),
    searchTitle: withHint(
      {
        th: 'ใช้แทนชื่อหน้าในผลค้นหาและลิงก์ที่แชร์ เว้นว่างเพื่อใช้ชื่อหน้า',
        en: 'Used instead of the title in search results and shared links. Leave empty to use the title',
      },
      optional(text('ชื่อในผลค้นหา', 'Title in search results')),
    ),
    searchText: withHint(
      {
        th: 'หนึ่งหรือสองประโยค เว้นว่างเพื่อใช้ช่วงต้นของเนื้อความ',
        en: 'One or two sentences. Leave empty to use the beginning of the text',
      },
      only({ read: opened }, optional(longtext('คำอธิบายในผลค้นหา', 'Description in search results'))),
    ),
    sharePicture: withHint(
      {
        th: 'ขนาดที่เหมาะสม 1200 × 630 พิกเซล เว้นว่างเพื่อใช้ภาพประกอบ',
        en: 'Best size 1200 × 630 pixels. Leave empty to use the feature image',
      },
      optional(file({ extensions: pictures })('ภาพเมื่อแชร์', 'Image for shared links')),
    ),
    noindex: withHint(
      {
        th: 'เปิดหน้านี้ได้ตามปกติ แต่ไม่อยู่ในแผนผังเว็บไซต์และฟีด และขอให้เครื่องมือค้นหาไม่แสดงผล',
        en: 'The page can still be opened, but it is not in the sitemap and feeds, and search engines are asked not to show it',
      },
      initially(false, boolean('ซ่อนจากเครื่องมือค้นหา', 'Hide from search engines')),
    ),
    topics: withHint(
      {
        th: 'หัวข้อของโพสต์ เช่น ข่าวรับสมัคร ความปลอดภัย แสดงใต้ชื่อโพสต์',
        en: 'The topic, such as admissions or safety. Shown below the title',
      },
      initially([], entries('หมวดและแท็ก', 'Topics')),
    ),
    sharedBy: only({ read: isStaff }, computed(null, optional(text('จากกลุ่ม', 'From the site group')))),
  },
  managedElsewhere: {
    when: { sharedBy: { $ne: null } },
    reason: {
      th: 'หน้านี้มาจากคลังร่วมของกลุ่มเว็บไซต์ แก้ไขหรือลบได้ที่ต้นฉบับเท่านั้น',
      en: 'This page comes from the shared catalogue of the site group. Edit or delete the original.',
    },
    editable: ['status', 'parent'],
  },
  // The workbook would lose a page's password, and the page would become public.
  workbook: { at: 70, key: ['type', 'slug'], order: ['type', 'slug'], rows: { hasPassword: false }, menus: 'builder' },
  relations: { page: { to: 'post', from: 'parent', at: '_id' } },
  uniques: [['type', 'slug']],
  indexes: [['parent', 'status', 'createdAt desc']],
  access: {
    read: shown,
    create: byAdmin,
    update: byAdmin,
    remove: byAdmin,
  },
  list: { columns: ['title', 'slug', 'type', 'status'], search: ['title', 'slug'], sort: 'title', state: 'status' },
  form: [
    {
      title: { th: 'หน้าเว็บ', en: 'Page' },
      fields: ['title', 'slug', 'type', 'purpose', 'display', 'parent', 'status', 'feature_image', 'topics'],
    },
    { title: { th: 'เนื้อความ', en: 'Text' }, fields: ['content'] },
    { title: { th: 'การเข้าถึง', en: 'Access' }, fields: ['authen', 'password'] },
    {
      title: { th: 'การแสดงผล', en: 'Visibility' },
      fields: ['audience', 'targets', 'visibleFrom', 'visibleUntil'],
    },
    { title: { th: 'รูปแบบหน้า', en: 'Page mode' }, fields: ['mode', 'fullscreen'] },
    {
      title: { th: 'ผลค้นหาและการแชร์', en: 'Search and sharing' },
      fields: ['searchTitle', 'searchText', 'sharePicture', 'noindex'],
    },
  ],
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    post: typeof post
  }
}
