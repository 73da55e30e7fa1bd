import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#platform/site/i18n/words.ts'

/** Whether an error says that the body of a request is larger than its route accepts. */
export const isTooLarge = (error: unknown) => (error as { statusCode?: number }).statusCode === 413

/** Tells somebody that the request is too large. A browser that posted a form without scripts gets a page, and `Back` still has what was typed. */
export function sayTooLarge(reply: FastifyReply, locale: Locale) {
  const { title, text } = words[locale]
  reply.code(413).header('cache-control', 'private, no-store')
  if (!isForPerson(reply.request)) return reply.send({ status: 413, message: title })
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    )
}

const isForPerson = ({ url, headers }: FastifyRequest) =>
  !/^\/(?:api|upload)\//.test(url) && (headers.accept ?? '').includes('text/html')

const words = {
  th: {
    title: 'ข้อมูลที่ส่งมีขนาดใหญ่เกินไป',
    text: 'ยังไม่ได้บันทึก กรุณากดย้อนกลับของเบราว์เซอร์ แล้วเลือกไฟล์ที่เล็กลงหรือจำนวนน้อยลง ข้อความที่พิมพ์ไว้ยังอยู่ในหน้าเดิม',
  },
  en: {
    title: 'What you sent is too large',
    text: 'Nothing was saved. Use the Back button of your browser and choose smaller or fewer files. What you typed is still on that page.',
  },
} as const
