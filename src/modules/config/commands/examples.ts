import type { Example } from '#platform/http/api/description.ts'
import { exampleId } from '#platform/http/openapi/example-id.ts'

/** Calls of the host names and languages as the specification §7 writes them. */
export const examples: Record<string, readonly Example[]> = {
  'POST /configuration/query': [
    {
      name: 'of-this-site',
      summary: { th: 'ผู้ดูแลอ่านการตั้งค่าของเว็บไซต์', en: 'An administrator reads the site configuration' },
      as: 'admin',
      request: {
        method: 'find',
        args: [{}],
        fields: ['siteID', 'siteName', 'email_provider', 'email_key', 'lastUpdate'],
      },
    },
  ],
  'POST /configuration/aggregate': [
    {
      name: 'its-plugins',
      summary: { th: 'ระบบเสริมที่เปิดใช้', en: 'Active plugins' },
      as: 'admin',
      request: { pipeline: [{ $match: {} }, { $project: { siteName: 1, plugins: 1 } }] },
    },
  ],
  'GET /configuration/:id': [
    {
      name: 'everything',
      summary: {
        th: 'การตั้งค่าทั้งหมด ข้อมูลลับแสดงเฉพาะว่าตั้งค่าไว้แล้วหรือไม่',
        en: 'Everything. For secrets, only whether they are set',
      },
      as: 'admin',
      params: { id: exampleId('configuration') },
    },
  ],
  'GET /configuration/:id/history': [
    {
      name: 'history',
      summary: { th: 'ประวัติการแก้ไขการตั้งค่า', en: 'History of configuration changes' },
      as: 'admin',
      params: { id: exampleId('configuration') },
    },
  ],
  'PUT /configuration/:id': [
    {
      name: 'mail',
      summary: { th: 'ตั้งค่าการส่งอีเมล', en: 'Set up email' },
      as: 'admin',
      params: { id: exampleId('configuration') },
      request: {
        data: {
          email_provider: 'smtp',
          email_url: 'smtps://mail.wicha.test:465',
          email_from_email: 'noreply@skills.wicha.test',
          email_key: 'a-key-that-is-never-answered',
        },
      },
    },
  ],
  'GET /hostname/:id': [
    {
      name: 'a-host-name',
      summary: { th: 'ชื่อโฮสต์หนึ่งของเว็บไซต์นี้', en: 'One host name of this site' },
      as: 'guest',
      params: { id: exampleId('hostname') },
    },
  ],
  'POST /translate/query': [
    {
      name: 'a-language',
      summary: { th: 'คำแปลของภาษาหนึ่ง', en: 'Translations of a language' },
      as: 'guest',
      request: { method: 'find', args: [{ code: 'en' }] },
    },
  ],
}

/** The report of a page in which an error occurred. */
export const clientLogExample: Example = {
  name: 'error',
  summary: { th: 'หน้าเว็บทำงานผิดพลาด', en: 'A page went wrong' },
  as: 'guest',
  request: { text: 'TypeError: x is undefined' },
}
