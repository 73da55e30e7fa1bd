import { notifications, notificationsStore } from '@mantine/notifications'
import { afterEach, expect, test } from 'vitest'
import { showCall } from './call-toast.tsx'

afterEach(() => notifications.clean())

const shown = () => notificationsStore.getState().notifications

test.each([
  ['success', 'green', 'status'],
  ['failed', 'red', 'alert'],
] as const)('a toast that said processing says %s instead, and may then be closed', (state, color, role) => {
  showCall({ id: 'one', state: 'processing', title: 'กำลังบันทึก' }, 'ปิด')
  expect(shown()).toMatchObject([{ title: 'กำลังบันทึก', loading: true, autoClose: false, withCloseButton: false }])
  showCall({ id: 'one', state, title: 'จบ', text: 'เพราะ' }, 'ปิด')
  expect(shown()).toMatchObject([{ title: 'จบ', message: 'เพราะ', loading: false, withCloseButton: true, color, role }])
})
