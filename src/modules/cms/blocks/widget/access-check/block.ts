import { href } from 'react-router'
import { z } from 'zod'
import { ownPath } from '#domain/page/address.ts'
import { isSignedIn } from '#platform/data/access/viewer.ts'
import { defineBlock } from '#platform/content/page/block.ts'
import { choice, field } from '#domain/page/edit/block-editor.ts'

/**
 * The following content is only for a signed-in person (`user`) or only for a visitor (`guest`) (specification §6).
 * With every action, the server withholds it from the other: the rest of the page, or of the column with the check.
 */
export const props = z.strictObject({
  check: z.enum(['user', 'guest']),
  action: z.enum(['redirect', 'popup', 'block']),
  rest: z.enum(['page', 'column']),
  /** A path of this site. If empty, the login page. */
  redirect: ownPath.or(z.literal('')),
  /** The text of the popup and of the block. If empty, the specification's text. */
  text: z.string().max(500),
})
export type Props = z.infer<typeof props>

export default defineBlock<Props>({
  type: 'access-check',
  version: 1,
  label: { th: 'ตรวจสิทธิ์การเข้าถึง', en: 'Access check' },
  editor: {
    group: 'people',
    icon: 'lock',
    isCard: true,
    fields: [
      choice('check', ['ส่วนถัดไปสำหรับ', 'What follows is for'], {
        user: ['ผู้ที่เข้าสู่ระบบแล้ว', 'Who has logged in'],
        guest: ['ผู้ที่ยังไม่เข้าสู่ระบบ', 'Who has not'],
      }),
      choice('rest', ['ซ่อนจากผู้อื่น', 'Others do not see'], {
        page: ['ส่วนที่เหลือของหน้า', 'The rest of the page'],
        column: ['ส่วนที่เหลือของคอลัมน์', 'The rest of the column'],
      }),
      choice('action', ['แสดงแทน', 'In its place'], {
        block: ['ข้อความ', 'A text'],
        popup: ['ป๊อปอัป', 'A popup'],
        redirect: ['พาไปหน้าอื่น', 'Another page'],
      }),
      field('link', 'redirect', ['พาไปที่', 'Sent to', { when: { field: 'action', is: ['redirect'] } }]),
      field('longtext', 'text', ['ข้อความ', 'Text', { most: 500, when: { field: 'action', is: ['block', 'popup'] } }]),
    ],
  },
  props,
  knowsAddress: true,
  defaults: { check: 'user', action: 'block', rest: 'page', redirect: '', text: '' },
  guard: ({ check, action, rest, redirect }, viewer) => {
    if (isSignedIn(viewer) === (check === 'user')) return null
    return { rest, ...(action === 'redirect' && { goTo: redirect || href('/login') }) }
  },
})
