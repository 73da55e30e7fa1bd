import { roles } from '#platform/data/access/viewer.ts'
import type { CallDescription, OwnCall } from '#platform/http/api/description.ts'

const description: CallDescription = {
  summary: {
    th: 'อัปโหลดหนึ่งไฟล์ (ฟิลด์ file) · public=1 ให้ทุกคนเปิดได้ · alt คำบรรยายภาพ · collection และ row ระบุรายการที่จะแนบไฟล์ · library=1 เก็บเข้าคลังสื่อ (เฉพาะทีมงาน) ในโฟลเดอร์ folder · back URL ที่จะกลับไปหลังอัปโหลด',
    en: 'Upload one file (field file) · public=1 lets everyone open it · alt describes an image · collection and row attach it to a record · library=1 stores it in the library (staff only), in the folder named by folder · back redirects to that page afterwards',
  },
  roles: roles.filter((role) => role !== 'guest'),
  takes: ['multipart/form-data'],
  answer: {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: 200 },
      data: {
        type: 'object',
        required: ['key', 'url', 'name', 'type', 'bytes', 'width', 'height', 'alt', 'isPublic'],
        properties: {
          key: { type: 'string', pattern: String.raw`^upload/\d{13,15}-[0-9a-f]{32}\.[a-z0-9]{2,5}$` },
          url: { type: 'string' },
          name: { type: 'string' },
          type: { type: 'string' },
          bytes: { type: 'integer' },
          width: { type: ['integer', 'null'] },
          height: { type: ['integer', 'null'] },
          alt: { type: 'string' },
          isPublic: { type: 'boolean' },
        },
      },
    },
  },
  examples: [],
}

/** The OpenAPI description of the upload call, which is handled separately as a stream. */
export const uploadCall: Omit<OwnCall, 'answer'> = {
  call: 'POST /upload',
  method: 'POST',
  path: '/upload',
  module: 'space',
  file: 'upload',
  description,
}
