import { z } from 'zod'
import { nobody } from '#platform/data/access/rule.ts'
import { isAtLeast, type Viewer } from '#platform/data/access/viewer.ts'
import { defineCollection } from '#platform/data/collection/define.ts'
import type { Locale } from '#domain/locale/locale.ts'
import type { AnyField } from '#platform/data/collection/field.ts'
import {
  address,
  boolean,
  choice,
  choiceFrom,
  choicesFrom,
  code,
  computed,
  date,
  derived,
  email,
  enforced,
  initially,
  instant,
  jsonOf,
  localised,
  longtext,
  generated,
  only,
  optional,
  phone,
  reference,
  secret,
  text,
  withHint,
} from '#platform/data/collection/field-builders.ts'
import { plainPasswordConfig } from '#domain/validation/password-rules.ts'
import { newId } from '#platform/data/collection/writing/id.ts'
import { keys, place, server } from '#modules/space/public-api.ts'
import { defaultTheme } from '#ui/theme/theme.ts'
import { allOff } from '#platform/site/account-switches.ts'
import { sections } from '../fields/sections.ts'
import { account } from '../fields/sign-in/account.ts'
import { firstLayout, layout } from '../fields/layout.ts'
import { institution } from '../fields/institution.ts'
import { offeredScopes } from '#modules/client/public-api.ts'
import { apiKeys, usualApiKeys } from '../fields/api-keys.ts'
import { assetCode } from '../fields/asset-code.ts'
import { learningFields } from '../fields/look/learning.ts'
import { pageApproval } from '../fields/page-approval.ts'
import { bypassKey } from '../fields/sign-in/bypass-key.ts'
import { files, usualFiles } from '../fields/files.ts'
import { languages } from '../fields/languages.ts'
import { lineChannel } from '../fields/sign-in/line-channel.ts'
import { link } from '../fields/link.ts'
import { passwordConfig } from '../fields/sign-in/password-config.ts'
import { picture } from '../fields/picture.ts'
import { plugins } from '../fields/plugins.ts'
import { shopFields } from '../fields/look/shop.ts'
import { ready, theme } from '../fields/look/theme.ts'

const isRoot = (viewer: Viewer) => isAtLeast(viewer, 'root')
const byAdmin = (viewer: Viewer) => isAtLeast(viewer, 'admin')
/** Fields that affect other sites or extend the term of the site. */
const byOwner = <F extends AnyField>(field: F) => only({ write: (viewer) => isAtLeast(viewer, 'superadmin') }, field)
/** The place of a site in the tree, on which all owner permissions depend. */
const byRoot = <F extends AnyField>(field: F) => only({ write: (viewer) => isAtLeast(viewer, 'root') }, field)
const post = reference('post')
/** The settings of a site in a workbook: its presentation, and the pages of its parts. */
const carriedBySheet = [
  ...(['siteName', 'siteNameEn', 'tagline', 'about', 'phone', 'openingHours', 'address'] as const),
  ...(['siteStyle', 'siteSubStyle', 'homepage', 'navigator', 'menu', 'header', 'subheader', 'footer'] as const),
] as const
const nothing = { th: '', en: '' }
const mailProviders = [
  { value: 'smtp', label: { th: 'เซิร์ฟเวอร์ SMTP', en: 'SMTP server' } },
  { value: 'sendgrid', label: { th: 'บริการ SendGrid', en: 'SendGrid' } },
  { value: 'mailgun', label: { th: 'บริการ Mailgun', en: 'Mailgun' } },
  { value: 'ses', label: { th: 'บริการ Amazon SES', en: 'Amazon SES' } },
] as const

/** All settings of a site (specification §3), for administrators. `platform/site/public-fields.ts` lists what visitors may read. */
export const configuration = defineCollection({
  name: 'configuration',
  label: { th: 'การตั้งค่าเว็บไซต์', en: 'site configuration' },
  plural: { th: 'การตั้งค่าเว็บไซต์', en: 'Site configuration' },
  site: 'siteID',
  singleton: true,
  history: true,
  workbook: { at: 10, fields: carriedBySheet },
  title: ['siteName'],
  fields: {
    hostname: byOwner(optional(reference('hostname', 'hostname')('ชื่อโฮสต์หลัก', 'Main host name'))),
    key: generated(({ now }) => newId(Date.parse(now)), code('คีย์สาธารณะของเว็บไซต์', 'Public site key')),
    siteType: byRoot(
      enforced(
        initially(
          'unit',
          choice([
            { value: 'unit', label: { th: 'หน่วยงาน', en: 'Unit' } },
            { value: 'collection', label: { th: 'กลุ่มเว็บไซต์', en: 'Collection' } },
            { value: 'origin', label: { th: 'ศูนย์กลาง', en: 'Origin' } },
          ])('ชนิดของเว็บไซต์', 'Site type'),
        ),
      ),
    ),
    kind: byOwner(
      enforced(
        initially(
          'website',
          choice([
            { value: 'website', label: { th: 'เว็บไซต์', en: 'Website' } },
            { value: 'school', label: { th: 'โรงเรียน', en: 'School' } },
            { value: 'institution', label: { th: 'สถาบัน', en: 'Institution' } },
          ])('ประเภทหน่วยงาน', 'Unit type'),
        ),
      ),
    ),
    expires: byOwner(optional(date('ใช้งานได้ถึง', 'Expires'))),
    suspended: byOwner(initially(false, boolean('ระงับชั่วคราว', 'Suspended'))),
    inherits: computed<Record<string, string>, Record<string, string>>(
      {},
      jsonOf(z.record(z.string(), z.string()))('ค่าที่ใช้ตามต้นทาง', 'Inherited from the parent site'),
    ),
    institution: byOwner(optional(institution('ข้อมูลสถาบัน', 'The institution'))),
    address: optional(address('ที่อยู่', 'Address')),
    siteName: text('ชื่อเว็บไซต์', 'Site name'),
    siteNameEn: text('ชื่อภาษาอังกฤษ', 'Name in English'),
    siteLogo: optional(picture('โลโก้', 'Logo')),
    siteFavicon: optional(picture('ไอคอนบนแท็บ', 'Browser tab icon')),
    tagline: initially(nothing, localised('คำโปรย', 'Tagline')),
    about: initially(nothing, localised('เกี่ยวกับเรา', 'About us')),
    phone: optional(phone('โทรศัพท์', 'Telephone')),
    openingHours: optional(localised('เวลาทำการ', 'Opening hours')),
    homepage: withHint(
      { th: 'เว้นว่างเพื่อใช้หน้าที่มี slug เป็น home', en: 'Leave empty to use the page with the slug home' },
      optional(post('หน้าแรก', 'Home page')),
    ),
    siteStyle: initially(
      'own',
      choice([{ value: 'own', label: { th: 'กำหนดเอง', en: 'Our own' } }, ...ready])('ชุดหน้าตา', 'Look'),
    ),
    siteSubStyle: initially(
      'light',
      choice([
        { value: 'light', label: { th: 'สว่าง', en: 'Light' } },
        { value: 'dark', label: { th: 'มืด', en: 'Dark' } },
      ])('ความสว่าง', 'Light or dark'),
    ),
    theme: initially(defaultTheme, theme('ธีมที่กำหนดเอง', 'Own theme')),
    loginLogo: optional(picture('โลโก้หน้าเข้าสู่ระบบ', 'Login logo')),
    loginBg: optional(picture('ภาพพื้นหลังหน้าเข้าสู่ระบบ', 'Login background')),
    layout: initially(firstLayout, layout('ส่วนหัวของเว็บไซต์', 'Site header')),
    navigator: optional(post('เมนูส่วนหัว', 'Header menu')),
    menu: optional(post('เมนูบนโทรศัพท์', 'Mobile menu')),
    header: optional(post('ส่วนหัว', 'Header')),
    subheader: optional(post('ส่วนใต้หัว', 'Subheader')),
    footer: optional(post('ส่วนท้าย', 'Footer')),
    plugins: initially<string[], string[]>([], choicesFrom(plugins)('ระบบเสริมที่เปิดใช้', 'Active plugins')),
    defaultPlugin: optional(choiceFrom(plugins)('ระบบที่ทีมงานเริ่มต้น', 'Start plugin for staff')),
    defaultLogin: withHint(
      { th: 'เว้นว่างเพื่อใช้หน้าเข้าสู่ระบบของเว็บไซต์', en: 'Leave empty to use the login of the site' },
      optional(link('ลิงก์เข้าสู่ระบบ', 'Log-in link')),
    ),
    cookiesAreOptIn: withHint(
      {
        th: 'หากเปิดใช้ คุกกี้ทุกประเภทจะปิดจนกว่าผู้เยี่ยมชมจะเลือกเปิด',
        en: 'If on, all cookie types are off until the visitor turns them on',
      },
      initially(false, boolean('คุกกี้ต้องเลือกเปิดเอง', 'Cookies are opt-in')),
    ),
    passwordConfig: initially(plainPasswordConfig, passwordConfig('รหัสผ่านใหม่', 'Password rules')),
    languages: initially<Locale[], Locale[]>(['th', 'en'], languages('ภาษาของหน้าเว็บ', 'Page languages')),
    account: initially(allOff, account('การสมัครและเข้าสู่ระบบ', 'Registration and login')),
    email_provider: optional(choice(mailProviders)('ผู้ให้บริการอีเมล', 'Mail provider')),
    email_url: optional(server('เซิร์ฟเวอร์อีเมล', 'Mail server')),
    email_from_email: optional(email('อีเมลผู้ส่ง', 'Sender address')),
    email_from_name: optional(text('ชื่อผู้ส่ง', 'Sender name')),
    email_key: secret('คีย์ของบริการอีเมล', 'Mail service key'),
    lineChannel: withHint(
      {
        th: 'หมายเลขของช่องทาง LINE Login จาก LINE Developers',
        en: 'The number of the LINE Login channel at LINE Developers',
      },
      optional(lineChannel('Channel ID ของ LINE Login', 'Channel ID of LINE Login')),
    ),
    line: secret('Channel secret ของ LINE Login', 'Channel secret of LINE Login'),
    bypassIssuer: byOwner(
      withHint(
        {
          th: 'ค่า iss ที่ระบบนั้นใช้ลงลายมือชื่อ เช่น hr.factory',
          en: 'The iss that the system signs with, such as hr.factory',
        },
        optional(code('ชื่อของระบบต้นทาง', 'Name of the other system')),
      ),
    ),
    bypassKey: byOwner(
      withHint(
        {
          th: 'คีย์สาธารณะแบบ PEM หรือรหัสลับร่วมอย่างน้อย 32 ตัวอักษร',
          en: 'A public key in PEM, or a shared secret of at least 32 characters',
        },
        bypassKey,
      ),
    ),
    spaceId: optional(reference('space')('พื้นที่เก็บไฟล์', 'Storage')),
    ...{ ...place, ...keys },
    apiKeys: only({ read: isRoot, write: isRoot }, initially(usualApiKeys, apiKeys('คีย์ API', 'API keys'))),
    apiKeyScopes: only(
      { read: isRoot, write: isRoot },
      withHint(
        {
          th: 'เลือกไว้ล่วงหน้าสำหรับคีย์ใหม่ ไม่มีผลกับคีย์ที่มีอยู่',
          en: 'Preselected for new keys. Existing keys do not change',
        },
        initially<string[], string[]>([], choicesFrom(offeredScopes)('ขอบเขตของคีย์ใหม่', 'Scopes of a new key')),
      ),
    ),
    assetCode: withHint(
      {
        th: '{yy} และ {yyyy} คือปี พ.ศ. {n} คือเลขที่ถัดไป',
        en: '{yy} and {yyyy} are the Buddhist year, {n} is the next number',
      },
      byOwner(initially('AS{yy}-{n}', assetCode('รูปแบบรหัสทรัพย์สิน', 'Pattern of asset codes'))),
    ),
    assetDepreciation: byOwner(initially(false, boolean('คิดค่าเสื่อมราคา', 'Calculate depreciation'))),
    ...{ pageApproval, ...learningFields, ...shopFields },
    files: initially(usualFiles, files('ไฟล์ที่รับ', 'Files')),
    package: only({ read: isRoot, write: isRoot }, optional(reference('package')('แพ็กเกจ', 'Package'))),
    packageReason: only(
      { read: isRoot, write: isRoot },
      withHint(
        { th: 'หากการใช้งานปัจจุบันเกินกว่าแพ็กเกจใหม่', en: 'Where current use exceeds the new package' },
        optional(longtext('เหตุผลที่เปลี่ยนแพ็กเกจ', 'Reason for the package change')),
      ),
    ),
    lastUpdate: derived((column) => column('updatedAt'), instant('แก้ไขล่าสุด', 'Last update')),
  },
  access: {
    read: byAdmin,
    create: (viewer) => isAtLeast(viewer, 'superadmin'),
    update: byAdmin,
    remove: nobody,
  },
  list: { columns: ['siteName', 'siteType', 'updatedAt'], search: [], sort: 'siteName' },
  form: sections,
})

declare module '#platform/data/collection/registry.ts' {
  interface Registry {
    configuration: typeof configuration
  }
}
